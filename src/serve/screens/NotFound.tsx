'use client'

import { lazy, Suspense } from 'react'
import type { NotFoundScreenProps } from './NotFoundScreen'

// Next puts this boundary into every page: only a reference to the screen, never the screen itself.
const NotFoundScreen = lazy(() => import('./NotFoundScreen'))

/** A route's `not-found.tsx`; there without labels, as Next gives it none. */
export function NotFound(props: NotFoundScreenProps) {
  return (
    <Suspense>
      <NotFoundScreen {...props} />
    </Suspense>
  )
}
