'use client'

import { findBrokenLinks } from '../../contract/start'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { Lines, Nothing } from './Lines'

/** Lists published documents with links to pages that visitors cannot reach. */
export function BrokenLinks({ adminRoute, apiRoute }: { adminRoute: string; apiRoute: string }) {
  const { data, problem } = useEndpoint(apiRoute, findBrokenLinks, {})
  if (problem !== null) return <p role="alert">{problem}</p>
  if (!data) return <Nothing>Looking …</Nothing>
  return (
    <Lines
      empty="Every link to a page leads to a published one."
      lines={data.docs.map(({ id, title, isPage, collection, links }) => ({
        id: `${collection}:${id}`,
        title: title || 'Untitled',
        href: isPage ? `${adminRoute}/studio/${id}` : `${adminRoute}/collections/${collection}/${id}`,
        note: links === 1 ? '1 link leads nowhere' : `${links} links lead nowhere`,
      }))}
    />
  )
}
