import { resolveElements } from '../../contract/site'
import type { PageView } from '../../render/types'
import type { Resolution } from '../../slices/resolution'
import { ancestorsOf } from '../../tree'
import type { Row, Tree } from '../../tree/types'
import { call } from './call'

/** Quiet time after a change before the server is asked. */
const QUIET_MS = 150
/** New elements show nothing before the server answers: it is asked at the end of the same turn. */
const NEW_MS = 0
/** Before a server that is away is asked again. */
const AWAY_MS = 1000

export interface Resolver {
  ask: (row: Row, isNew: boolean) => void
  stop: () => void
}

interface Input {
  view: PageView
  tree: () => Tree
  apiRoute: string
  /** The release in which the page is shown; `null`: none. */
  release: string | null
  /** Whether the frame has something to show for the element. */
  isShown: (id: string) => boolean
  onResolved: (resolution: Resolution) => void
}

/** Asks the server what elements show, the changed ones only. What is on the screen stays until the answer is there. */
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
    // What was changed while the answer was on its way is asked again: an old answer must not undo what is on the screen.
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
