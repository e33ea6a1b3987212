'use client'

import { ErrorBoundaryScreen } from '../serve/screens/ErrorBoundaryScreen'
import type { ErrorScreenProps } from '../serve/screens/ErrorScreen'

export default function GlobalError({ error }: ErrorScreenProps) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <ErrorBoundaryScreen error={error} />
      </body>
    </html>
  )
}
