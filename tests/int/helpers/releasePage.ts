import { randomUUID } from 'node:crypto'
import type { Opened, PageServer, Reply } from '../../../src/page/save/spec/memoryPages'
import { LINE_REVS } from '../../../src/page/releases/lineRevs'
import { diff, readRows, toSnapshot, type PageContent } from '../../../src/tree'
import type { App } from './app'

/**
 * A page in a release behind the real endpoints. The third editor replaces the REST client of pages outside releases.
 */
export function releasePage(app: App, { page, release }: { page: string; release: string }): PageServer {
  const url = `/api/voix/releases/${release}/pages/${page}`
  const save: PageServer['save'] = async (sent) => {
    // Publishing the release publishes the page. Within it every save is a draft.
    const body = { ...sent, action: 'saveDraft' }
    const { status, body: data } = await app.call({ method: 'POST', path: `${url}/save`, body, as: 'editor' })
    return { status, data }
  }
  const open = async () => (await app.call({ path: `${url}/open`, as: 'editor' })).body as unknown as Opened
  /** Reads the page from the release's row, or the page itself before it is added to the release. */
  const stored = async (): Promise<{ rev: number; content: PageContent }> => {
    const [row] = await app.query<{ rev: number; snapshot: PageContent }>(
      `select rev::int, snapshot from release_items where release_id = $1 and doc = $2`,
      [release, page],
    )
    if (row) return { rev: row.rev, content: row.snapshot }
    const { rev, page: values, rows } = await open()
    return { rev, content: { page: values, rows: readRows(rows) } }
  }

  return {
    open,
    save,
    peek: async () => {
      const { rev, content } = await stored()
      return { rev: rev % LINE_REVS, page: { title: content.page.title }, rows: readRows(content.rows) }
    },
    changes: async (since) => {
      const { status, body: data } = await app.call({ path: `${url}/changes?since=${since}`, as: 'editor' })
      return { status, data }
    },
    patch: async ({ title, rows, rev }): Promise<Reply> => {
      for (;;) {
        const { rev: now, content } = await stored()
        if (rev !== undefined && rev !== now % LINE_REVS) return { status: 409, data: {} }
        const wanted = {
          page: title === undefined ? content.page : { ...content.page, title },
          rows: rows ?? content.rows,
        }
        const { page: values, rows: changed, order, orphans } = diff(toSnapshot(content), toSnapshot(wanted)) ?? NOTHING
        const change = { page: values, rows: changed, order, orphans }
        const sent = {
          baseRev: now,
          operationId: randomUUID(),
          action: 'saveDraft',
          change,
          label: null,
          restored: false,
        }
        const reply = await save(sent as Parameters<typeof save>[0])
        if (reply.status !== 409 || rev !== undefined) return reply
      }
    },
  }
}

const NOTHING = { page: {}, rows: { added: {}, updated: {}, removed: {} }, order: {}, orphans: null }
