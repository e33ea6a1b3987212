'use client'

import { plainPart } from 'voix/render/parts'

/** Filters the resorts of the page. */
export const filterResorts = plainPart('resort-filter', () => import('./filterResorts'))
