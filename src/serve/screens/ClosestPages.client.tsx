'use client'

import { useCallback } from 'react'
import type { AnswerOf } from '../../contract/endpoint'
import type { findClosestPages, SuggestedPage } from '../../contract/site'
import { useAsyncData } from '../../render/client'
import { siteHeader } from '../../render/client/siteHeader'

/**
 * Lists the pages whose address is most similar to the requested one. The cached 404 page does not know the address,
 * but the browser does.
 */
export default function ClosestPages({ title, apiRoute }: { title: string; apiRoute: string }) {
  const load = useCallback((signal: AbortSignal) => loadClosest({ apiRoute, signal }), [apiRoute])
  const { data: pages = [] } = useAsyncData(load)
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

/** Imports only types of the contract: visitors do not load schemas. */
async function loadClosest({ apiRoute, signal }: { apiRoute: string; signal: AbortSignal }): Promise<SuggestedPage[]> {
  const query = new URLSearchParams({ path: window.location.pathname })
  const response = await fetch(`${apiRoute}/voix/closest?${query.toString()}`, { headers: siteHeader(), signal })
  if (!response.ok) throw new Error(`The closest pages cannot be loaded (${response.status}).`)
  const { pages } = (await response.json()) as AnswerOf<typeof findClosestPages>
  return pages
}
