'use client'

import { plainPart } from 'voix/render/parts'

/** Asks for the e-mail with the link. */
export const request = plainPart('agent-forgotten-password', () => import('./askForMail'))
