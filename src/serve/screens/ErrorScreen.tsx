'use client'

import { useEffect, useState } from 'react'
import { DEFAULT_MESSAGE, HEADLINES } from './headlines'
import { isBot } from './isBot'
import { Screen } from './Screen'

export interface ErrorScreenProps {
  error: Error & { digest?: string; statusCode?: number }
}

const isDevelopment = process.env.NODE_ENV === 'development'

/** Any error but 404. In production Next redacts messages of the server, so the default one shows. Bots get nothing. */
export default function ErrorScreen({ error }: ErrorScreenProps) {
  const [headline, setHeadline] = useState<string | null>(null)
  useEffect(() => {
    console.error(error)
    if (isBot(navigator.userAgent)) return
    setHeadline(HEADLINES[Math.floor(Math.random() * HEADLINES.length)] ?? HEADLINES[0])
  }, [error])
  if (headline === null) return null
  const message = isDevelopment && error.message ? error.message : DEFAULT_MESSAGE
  return (
    <Screen code={String(error.statusCode ?? 500)} title={headline}>
      <p className="voix-screen-text">
        Error {error.statusCode ?? 500}: {message}
      </p>
      {error.digest && <p className="voix-screen-reference">Reference for the log: {error.digest}</p>}
      <nav className="voix-screen-links" aria-label="Useful links">
        <a className="voix-screen-primary" href="/">
          Go to homepage
        </a>
      </nav>
      {isDevelopment && error.stack && <pre className="voix-screen-stack">{error.stack}</pre>}
    </Screen>
  )
}
