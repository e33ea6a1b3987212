'use client'

import { plainPart } from 'voix/render/parts'

/** Opens a popup. */
export const opener = plainPart('opener', () => import('./openPopup'))
