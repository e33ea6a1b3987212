'use client'

import { plainPart } from 'voix/render/parts'

/** Enables the links to partner sites for signed-in users. */
export const doors = plainPart('agent-doors', () => import('./openDoors'))
