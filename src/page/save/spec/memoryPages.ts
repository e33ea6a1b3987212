import { isEqual, priorOf, toTree, type PageContent, type Prior, type Row } from '../../../tree'
import { ConflictError } from '../conflictError'
import { findBase } from '../findBase'
import { planSave } from '../planSave'
import type { SaveAnswer, SaveBody } from '../types'
import { updatedBy } from '../updatedBy'

export interface Reply {
  status: number
  data: unknown
}

export interface Opened extends PageContent {
  rev: number
}

/** The server as the interleavings see it: the one in memory, or the real one. */
export interface PageServer {
  /** As the studio does. */
  open: () => Promise<Opened>
  /** The newest state as it is stored: what the tests compare. */
  peek: () => Promise<Opened>
  save: (body: SaveBody) => Promise<Reply>
  /** A plain REST PATCH. */
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
 * One page as `savePage` keeps it in its transaction, with the real merge, base and answers: each call holds the row's lock until it has
 * written. Fewer versions and revisions are kept, so that bases get lost as well.
 */
export function memoryPages(start: PageContent): PageServer {
  const versions = new Map<number, Version>([[1, { content: start, status: 'published', isKept: false }]])
  const priors = new Map<number, Prior>()
  const answers = new Map<string, SaveAnswer>()
  let rev = 1
  let lock: Promise<unknown> = Promise.resolve()
  const locked = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = lock.then(work)
    lock = done.catch(() => undefined)
    return done
  }
  const headVersion = (): Version => {
    const version = versions.get(rev)
    if (!version) throw new Error(`The newest version ${rev} is missing.`)
    return version
  }
  const write = (version: Version, inPlace: boolean) => {
    if (inPlace) versions.delete(rev)
    rev += 1
    versions.set(rev, version)
    for (const old of [...versions.keys()].slice(0, -KEPT_VERSIONS)) versions.delete(old)
    for (const old of priors.keys()) if (old < rev - KEPT_REVISIONS) priors.delete(old)
  }

  const save = async (body: SaveBody): Promise<Reply> => {
    const before = answers.get(body.operationId)
    if (before) return { status: 200, data: before }
    const head = headVersion()
    try {
      const { content, isMerged } = await planSave({
        body,
        head: { rev, content: head.content },
        readBase: () =>
          findBase({
            rev: body.baseRev,
            head: { rev, content: head.content },
            versionAt: (at) => Promise.resolve(versions.get(at)?.content ?? null),
            priors: () => Promise.resolve(priors),
          }),
      })
      const saved = { ...content, rows: content.rows.map(sanitised) }
      if (toTree(saved.rows).unplaced.length > 0) return { status: 400, data: { errors: [{ message: 'Broken tree' }] } }
      const inPlace =
        !head.isKept && (body.action === 'quickSave' || (body.action === 'saveDraft' && head.status === 'draft'))
      const status = body.action === 'quickSave' || body.action === 'savePublishVersion' ? 'published' : 'draft'
      write({ content: saved, status, isKept: body.action === 'saveVersionForLater' }, inPlace)
      if (inPlace) priors.set(rev, priorOf({ before: head.content, after: saved }))
      const answer: SaveAnswer = {
        rev,
        savedAt: '2026-01-01T00:00:00.000Z',
        status,
        updated: updatedBy({ sent: body, saved }),
        ...(isMerged ? saved : {}),
      }
      answers.set(body.operationId, answer)
      return { status: 200, data: answer }
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error
      return { status: 409, data: { errors: [{ message: error.message }], conflicts: error.conflicts, rev: error.rev } }
    }
  }

  const open = () => locked(() => Promise.resolve({ rev, ...headVersion().content }))
  return {
    open,
    peek: open,
    save: (body) => locked(() => save(body)),
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

/** What the server stores differently from what it was sent. */
function sanitised(row: Row): Row {
  return isEqual(row.filled, true) ? row : { ...row, filled: true }
}
