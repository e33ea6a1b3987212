'use client'

import { part } from 'voix/render/parts'

export const switcher = part('switcher', () => import('./Switcher.client'))
