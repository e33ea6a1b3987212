'use client'

import { part } from 'voix/render/parts'

export const opener = part('opener', () => import('./Opener.client'))
