'use client'

import { part } from 'voix/render/parts'

export const player = part('player', () => import('./Player.client'))
