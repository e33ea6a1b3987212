'use client'

import { part } from 'voix/render/parts'

/** Opens the pictures of a gallery in place; loaded when the gallery's hydration mode says so. */
export const lightbox = part('lightbox', () => import('./Lightbox.client'))
