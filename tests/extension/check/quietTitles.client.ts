'use client'

// What the server imports has no 'use client', and what the studio imports begins with it.
export { quietTitles } from './quietTitles'
