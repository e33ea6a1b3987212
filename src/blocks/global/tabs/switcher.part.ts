'use client'

export const switcher = () => import('./Switcher.client')
