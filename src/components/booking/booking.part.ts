'use client'

import { plainPart } from 'voix/render/parts'

/** Keeps the days of a booking in order. */
export const booking = plainPart('booking', () => import('./fillBooking'))
