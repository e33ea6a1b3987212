'use client'

import { ErrorBoundaryScreen, type ErrorScreenProps } from 'voix/screens'

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
