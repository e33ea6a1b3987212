'use client'

import { part } from '../../render/parts'

/** The pages with the nearest addresses, which only the browser can ask for. */
export const closestPages = part('closest-pages', () => import('./ClosestPages.client'))
