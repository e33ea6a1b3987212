'use client'

import { plainPart } from 'voix/render/parts'

/** Shows the message to whoever has been verified. */
export const verified = plainPart('verified', () => import('./showVerified'))
