'use client'

/** Buttons, dots and automatic play of a scrolling track. */
export const carouselControls = () => import('./CarouselControls.client')
