import { APIError } from 'payload'
import { diff, isEqual, toSnapshot, toTree, type PageContent, type PageDiff, type Row } from '../../../tree'
import { findBase } from '../findBase'
import { LINE_REVS } from '../../releases/lineRevs'
import { planSave } from '../planSave'
import type { SaveAnswer, SaveBody } from '../../../contract/saving'

export interface Reply {
  status: number
  data: unknown
}

export interface Opened extends PageContent {
  rev: number
}

/** The server of the interleavings: in memory, or the real one. */
export interface PageServer {
  /** Opens the page as the studio does. */
  open: () => Promise<Opened>
  /** Returns the newest stored state, for comparisons. */
  peek: () => Promise<Opened>
  save: (body: SaveBody) => Promise<Reply>
  /** Returns the changes since a revision. */
  changes: (since: number) => Promise<Reply>
  /** Sends a REST PATCH. */
  patch: (values: { title?: string; rows?: Row[]; rev?: number }) => Promise<Reply>
}

interface Version {
  content: PageContent
  status: 'draft' | 'published'
  isKept: boolean
}

const KEPT_VERSIONS = 4
const KEPT_REVISIONS = 12

/**
 * Keeps one page in memory like `savePage`, with the real merge, base and responses. Each call holds the page's lock
 * until it has written. Fewer versions and revisions are kept, so that bases get lost as well.
 */
export function memoryPages(start: PageContent, { isRelease = false } = {}): PageServer {
  const versions = new Map<number, Version>([[1, { content: start, status: 'published', isKept: false }]])
  const priors = new Map<number, PageDiff>()
  const answers = new Map<string, SaveAnswer>()
  let rev = 1
  let lock: Promise<unknown> = Promise.resolve()
  const locked = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = lock.then(work)
    lock = done.catch(() => undefined)
    return done
  }
  const headVersion = (): Version => headVersionAt(rev)
  const headVersionAt = (at: number): Version => {
    const version = versions.get(at)
    if (!version) throw new Error(`The newest version ${rev} is missing.`)
    return version
  }
  const write = (version: Version, inPlace: boolean) => {
    if (inPlace && rev !== 1) versions.delete(rev)
    // The first save adds the page to the release, where its revisions start at a multiple of `LINE_REVS`.
    if (isRelease && rev === 1) versions.set((rev += LINE_REVS), headVersionAt(1))
    rev += 1
    versions.set(rev, version)
    for (const old of [...versions.keys()].slice(0, -KEPT_VERSIONS)) versions.delete(old)
    for (const old of priors.keys()) if (old < rev - KEPT_REVISIONS) priors.delete(old)
  }

  const save = async (body: SaveBody): Promise<Reply> => {
    const before = answers.get(body.operationId)
    if (before) return { status: 200, data: before }
    const head = headVersion()
    const isMerged = body.baseRev < rev
    try {
      const before = toSnapshot(head.content)
      const content = planSave({ body, head: { rev, snapshot: before } })
      const saved = { ...content, rows: content.rows.map(sanitised) }
      if (toTree(saved.rows).unplaced.length > 0) return { status: 400, data: { errors: [{ message: 'Broken tree' }] } }
      const inPlace =
        isRelease ||
        (!head.isKept && (body.action === 'quickSave' || (body.action === 'saveDraft' && head.status === 'draft')))
      const status = body.action === 'quickSave' || body.action === 'savePublishVersion' ? 'published' : 'draft'
      write({ content: saved, status, isKept: body.action === 'saveVersionForLater' }, inPlace)
      const prior = inPlace ? diff(before, toSnapshot(saved)) : null
      if (prior) priors.set(rev, prior)
      const answer: SaveAnswer = {
        rev,
        savedAt: '2026-01-01T00:00:00.000Z',
        status,
        stored: diff(toSnapshot(content), toSnapshot(saved)),
        isMerged,
      }
      answers.set(body.operationId, answer)
      return { status: 200, data: answer }
    } catch (error: unknown) {
      if (!(error instanceof APIError)) throw error
      return { status: error.status, data: { errors: [{ message: error.message, data: error.data }] } }
    }
  }

  const changes = async (since: number): Promise<Reply> => {
    const { content, status } = headVersion()
    const base = await findBase({
      rev: since,
      head: { rev, snapshot: toSnapshot(content) },
      versionAt: (at) => Promise.resolve(versions.has(at) ? toSnapshot((versions.get(at) as Version).content) : null),
      priors: () => Promise.resolve(priors),
    })
    const state = { rev, status, liveStatus: null, livePath: null }
    const change = base && diff(base, toSnapshot(content))
    return { status: 200, data: base ? { ...state, change } : { ...state, change: null, content } }
  }

  const open = () => locked(() => Promise.resolve({ rev, ...headVersion().content }))
  return {
    open,
    peek: open,
    save: (body) => locked(() => save(body)),
    changes: (since) => locked(() => changes(since)),
    patch: ({ title, rows, rev: claimed }) =>
      locked(() => {
        if (claimed !== undefined && claimed !== rev) return Promise.resolve({ status: 409, data: {} })
        const { content, status } = headVersion()
        const page = title === undefined ? content.page : { ...content.page, title }
        write({ content: { page, rows: rows ?? content.rows }, status, isKept: false }, false)
        return Promise.resolve({ status: 200, data: { rev } })
      }),
  }
}

/** Changes a row as sanitising on the server does. */
function sanitised(row: Row): Row {
  return isEqual(row.filled, true) ? row : { ...row, filled: true }
}
