'use client'

import { plainPart } from 'voix/render/parts'

/** Filters the offers of the page. */
export const filterOffers = plainPart('agent-filter', () => import('./filterOffers'))
