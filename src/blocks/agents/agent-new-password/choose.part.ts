'use client'

import { plainPart } from 'voix/render/parts'

/** Stores the new password of an agent. */
export const choose = plainPart('agent-new-password', () => import('./choosePassword'))
