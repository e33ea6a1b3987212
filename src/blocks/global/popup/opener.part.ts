'use client'

export const opener = () => import('./Opener.client')
