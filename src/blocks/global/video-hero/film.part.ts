'use client'

export const film = () => import('./Film.client')
