'use client'

/** Opens the pictures of a gallery in place; loaded when the gallery's hydration mode says so. */
export const lightbox = () => import('./Lightbox.client')
