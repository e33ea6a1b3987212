'use client'

// The server imports a module without 'use client', the studio one with it.
export { quietTitles } from './quietTitles'
