'use client'

export { ErrorBoundaryScreen as default } from 'voix/screens'
