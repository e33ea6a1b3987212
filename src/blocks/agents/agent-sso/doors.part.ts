'use client'

import { plainPart } from 'voix/render/parts'

/** Opens the doors for whoever is signed in. */
export const doors = plainPart('agent-doors', () => import('./openDoors'))
