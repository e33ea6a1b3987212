'use client'

import { useEffect, useState } from 'react'
import { FailureScreen } from './FailureScreen'
import { randomHeadline } from './headlines'
import { isBot } from './isBot'

export interface ErrorScreenProps {
  error: Error & { digest?: string; statusCode?: number }
}

/**
 * The screen for an error of a page that Next hydrates. In production Next redacts messages of the server, so the
 * default one is shown. Bots get nothing.
 */
export default function ErrorScreen({ error }: ErrorScreenProps) {
  const [headline, setHeadline] = useState<string | null>(null)
  useEffect(() => {
    console.error(error)
    if (!isBot(navigator.userAgent)) setHeadline(randomHeadline())
  }, [error])
  if (headline === null) return null
  const isDevelopment = process.env.NODE_ENV === 'development'
  const details = isDevelopment ? { message: error.message || undefined, stack: error.stack } : {}
  return <FailureScreen status={error.statusCode ?? 500} headline={headline} reference={error.digest} {...details} />
}
