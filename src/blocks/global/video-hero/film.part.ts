'use client'

import { part } from 'voix/render/parts'

export const film = part('film', () => import('./Film.client'))
