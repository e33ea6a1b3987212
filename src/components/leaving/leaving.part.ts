'use client'

import { plainPart } from 'voix/render/parts'

/** Covers the page while another site is slow to come. */
export const leaving = plainPart('leaving', () => import('./coverLink'))
