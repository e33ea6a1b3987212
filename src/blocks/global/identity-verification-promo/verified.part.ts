'use client'

import { plainPart } from 'voix/render/parts'

/** Shows the message to verified visitors. */
export const verified = plainPart('verified', () => import('./showVerified'))
