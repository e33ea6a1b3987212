'use client'

import { readEditing } from '../../contract/start'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { Lines, Nothing } from './Lines'

/** Lists the users who have pages open, refreshed every 15 seconds. */
export function EditingNow({ adminRoute, apiRoute }: { adminRoute: string; apiRoute: string }) {
  const { data, problem } = useEndpoint(apiRoute, readEditing, {}, { refreshInterval: 15_000 })
  if (problem !== null) return <p role="alert">{problem}</p>
  if (!data) return <Nothing>Looking …</Nothing>
  return (
    <Lines
      empty="No pages are open."
      lines={data.editing.map(({ page, title, people }) => ({
        id: page,
        title: title || 'Untitled',
        href: `${adminRoute}/studio/${page}`,
        note: people.map(({ name }) => name).join(', '),
      }))}
    />
  )
}
