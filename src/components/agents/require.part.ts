'use client'

import { plainPart } from 'voix/render/parts'

/** Shows the button for signed-in visitors. */
export const requireLogin = plainPart('login-required', () => import('./showTheirs'))
