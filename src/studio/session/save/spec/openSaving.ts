import { vi } from 'vitest'
import type { Row } from '../../../../tree'
import { createStudioStore, type StudioPage } from '../../../model'
import type { SaveStatus } from '../../../model/saving'
import { PAGE, ROWS } from '../../../model/spec/fixtures'
import { editorOf } from '../../../spec/fixtures'
import { createSaveControl } from '../createSaveControl'

interface Input<Body> {
  page?: StudioPage
  rows?: readonly Row[]
  status?: Partial<Pick<SaveStatus, 'status' | 'user' | 'livePath'>>
  /** The server: what it answers a request with. `body`: `null` where nothing is sent. Default: that it has saved. */
  answer?: (body: Body | null, signal: AbortSignal) => Promise<Response> | Response
}

/** An open page with its way to save, and a server in the place of `fetch`. Returns what was sent, too. */
export function openSaving<Body = unknown>({ page = PAGE, rows = ROWS, status, answer }: Input<Body> = {}) {
  const sent: Body[] = []
  const hasSaved = () => Response.json({ rev: 1 + sent.length, savedAt: '2026-01-01' })
  vi.stubGlobal('fetch', async (_url: string, { body, signal }: { body?: string; signal: AbortSignal }) => {
    const read = body === undefined ? null : (JSON.parse(body) as Body)
    if (read !== null) sent.push(read)
    return answer ? answer(read, signal) : hasSaved()
  })
  const store = createStudioStore({ page, rows, rev: 1 })
  const control = createSaveControl({
    store,
    status: editorOf(store, status).slice('save'),
    place: { apiRoute: '/api', pageId: 'p', release: null },
    users: 'users',
  })
  return { control, sent, store }
}
