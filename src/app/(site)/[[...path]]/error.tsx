'use client'

export { ErrorBoundaryScreen as default } from '../../../serve/screens/ErrorBoundaryScreen'
