'use client'

import { part } from 'voix/render/parts'

/** Buttons, dots and automatic play of a scrolling track. */
export const carouselControls = part('carousel', () => import('./CarouselControls.client'))
