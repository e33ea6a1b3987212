'use client'

import { plainPart } from 'voix/render/parts'

/** Requests the e-mail with the link. */
export const request = plainPart('agent-forgotten-password', () => import('./askForMail'))
