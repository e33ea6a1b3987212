'use client'

import { plainPart } from '../part'

/** Brings the consent banner to life. */
export const consent = plainPart('consent', () => import('./askConsent'))
