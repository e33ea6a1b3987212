'use client'

import { plainPart } from 'voix/render/parts'

/** Shows the button of whoever is signed in. */
export const requireLogin = plainPart('login-required', () => import('./showTheirs'))
