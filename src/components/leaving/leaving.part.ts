'use client'

import { plainPart } from 'voix/render/parts'

/** Covers the page while another site loads slowly. */
export const leaving = plainPart('leaving', () => import('./coverLink'))
