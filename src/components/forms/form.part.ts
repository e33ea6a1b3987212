'use client'

import { plainPart } from 'voix/render/parts'

/** Checks a form where it is written, sends it, and keeps what was typed. */
export const form = plainPart('form', () => import('./sendForm'))
