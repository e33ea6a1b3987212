'use client'

import { useEffect, useState } from 'react'

interface Suggestion {
  path: string
  title: string
}

/** The pages whose address is nearest to the one asked for. The missing page knows no address: the browser does. */
export function ClosestPages({ title, apiRoute = '/api' }: { title: string; apiRoute?: string }) {
  const [pages, setPages] = useState<Suggestion[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const query = new URLSearchParams({ path: window.location.pathname })
    fetch(`${apiRoute}/voix/closest?${query.toString()}`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : { pages: [] }))
      .then((answer: { pages: Suggestion[] }) => setPages(answer.pages))
      .catch(() => {})
    return () => controller.abort()
  }, [apiRoute])
  if (pages.length === 0) return null
  return (
    <section className="voix-screen-closest" aria-labelledby="voix-closest">
      <h2 id="voix-closest" className="voix-screen-closest-title">
        {title}
      </h2>
      <ul className="voix-screen-closest-list">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>
              {title} <span>{path}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
