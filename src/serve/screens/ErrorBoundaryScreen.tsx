'use client'

import { lazy, Suspense } from 'react'
import type { ErrorScreenProps } from './ErrorScreen'

// Next puts this boundary into every page: only a reference to the screen, never the screen itself.
const ErrorScreen = lazy(() => import('./ErrorScreen'))

/** A route's `error.tsx`. */
export function ErrorBoundaryScreen(props: ErrorScreenProps) {
  return (
    <Suspense>
      <ErrorScreen {...props} />
    </Suspense>
  )
}
