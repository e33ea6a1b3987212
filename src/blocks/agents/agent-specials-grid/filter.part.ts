'use client'

import { plainPart } from 'voix/render/parts'

/** Filters the offers that stand on the page. */
export const filterOffers = plainPart('agent-filter', () => import('./filterOffers'))
