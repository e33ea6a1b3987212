'use client'

export const clock = () => import('./Clock.client')
