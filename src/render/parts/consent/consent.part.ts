'use client'

import { plainPart } from '../part'

/** Runs the consent banner. */
export const consent = plainPart('consent', () => import('./askConsent'))
