'use client'

import { plainPart } from 'voix/render/parts'

/** Signs an agent in and out. */
export const login = plainPart('agent-login', () => import('./signIn'))
