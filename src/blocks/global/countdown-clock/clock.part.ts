'use client'

import { part } from 'voix/render/parts'

export const clock = part('clock', () => import('./Clock.client'))
