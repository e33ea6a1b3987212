'use client'

import { plainPart } from 'voix/render/parts'

/** Filters the rooms of the page. */
export const exploreRooms = plainPart('meeting-rooms', () => import('./exploreRooms'))
