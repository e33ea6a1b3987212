'use client'

import { part } from '../../render/parts'

/** The pages with the most similar addresses. Only the browser knows the requested address. */
export const closestPages = part('closest-pages', () => import('./ClosestPages.client'))
