import { resolveElements } from '../../contract/site'
import type { PageView } from '../../render/types'
import type { Resolution } from '../../slices/resolution'
import { ancestorsOf } from '../../tree'
import type { Row, Tree } from '../../tree/types'
import { call } from './call'

/** Debounce in milliseconds after a change, before a request is sent. */
const QUIET_MS = 150
/** New elements are empty until the server responds: they are requested at the end of the same turn. */
const NEW_MS = 0
/** Delay in milliseconds before a request to an unreachable server is repeated. */
const AWAY_MS = 1000

export interface Resolver {
  ask: (row: Row, isNew: boolean) => void
  stop: () => void
}

interface Input {
  view: PageView
  tree: () => Tree
  apiRoute: string
  /** The release in which the page is shown; `null` outside of releases. */
  release: string | null
  /** Whether the frame has something to show for the element. */
  isShown: (id: string) => boolean
  onResolved: (resolution: Resolution) => void
}

/** Resolves the values of changed elements on the server. The previous values are shown until the response arrives. */
export function createResolver({ view, tree, apiRoute, release, isShown, onResolved }: Input): Resolver {
  const due = new Map<string, Row>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const flush = async () => {
    const batch = new Map(due)
    due.clear()
    const { rows } = tree()
    const needed = new Set([...batch.keys()].flatMap((id) => [...ancestorsOf(tree(), id), id]))
    const sent = [...needed].flatMap((id) => rows[id] ?? [])
    if (sent.length === 0) return
    const { languageCode, layout, siteId, path } = view.context
    const answer = await call(apiRoute, resolveElements, {
      body: { pageId: view.page.id, languageCode, layout, siteId, path, rows: sent, release },
    })
    if (!answer.ok) {
      const isUnreachable = answer.status === 0 || answer.status >= 500
      return isUnreachable && !isStopped ? later(batch.values(), AWAY_MS) : undefined
    }
    const answered = Object.entries(answer.data.resolution).filter(([id]) => batch.has(id))
    // Elements that changed during the request are requested again: an old response must not overwrite newer values.
    const isCurrent = (id: string) => tree().rows[id] === rows[id]
    const usable = answered.filter(([id]) => isCurrent(id) || !isShown(id))
    if (usable.length > 0) onResolved(Object.fromEntries(usable))
    for (const [id] of answered) {
      const row = tree().rows[id]
      if (row && !isCurrent(id)) later([row], QUIET_MS)
    }
  }

  const later = (rows: Iterable<Row>, wait: number) => {
    for (const row of rows) due.set(row.id, row)
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), wait)
  }

  return {
    ask: (row, isNew) => {
      isStopped = false
      later([row], isNew ? NEW_MS : QUIET_MS)
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
