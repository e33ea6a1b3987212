'use client'

export const player = () => import('./Player.client')
