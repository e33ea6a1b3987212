'use client'

import { lazy, Suspense } from 'react'
import type { ErrorScreenProps } from './ErrorScreen'

// Next adds this boundary to every page: it contains only a reference to the screen.
const ErrorScreen = lazy(() => import('./ErrorScreen'))

/** The default export of a route's `error.tsx`. */
export function ErrorBoundaryScreen(props: ErrorScreenProps) {
  return (
    <Suspense>
      <ErrorScreen {...props} />
    </Suspense>
  )
}
