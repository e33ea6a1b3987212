'use client'

import { plainPart } from 'voix/render/parts'

/** Validates a form while the visitor types, sends it, and keeps the typed text. */
export const form = plainPart('form', () => import('./sendForm'))
