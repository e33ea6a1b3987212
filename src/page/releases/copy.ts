import { APIError, type PayloadRequest } from 'payload'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { findItems, findRelease } from '../../collections/core/releases/stored'
import type { AnswerOf } from '../../contract/endpoint'
import type { copyRelease as copyEndpoint } from '../../contract/releases'
import { slugsOf } from '../../options/getVoix'
import { withEvent } from './change'
import { enterRelease } from './items'
import { readRelease } from '../store/line'

/** Maximum length of a release's name. */
const MOST_LETTERS = 100

/** Copies a release with its contents into a new draft. The copy is compared with what visitors see now. */
export function copyRelease({ req, id }: { req: PayloadRequest; id: string }): Promise<AnswerOf<typeof copyEndpoint>> {
  return inTransaction(req, async () => {
    const original = await readRelease({ req, id })
    const name = `Copy of ${original.name}`.slice(0, MOST_LETTERS)
    const draft = { name, status: 'draft', notes: original.notes ?? null }
    const data = withEvent({
      req,
      release: { ...original, history: [] },
      data: draft as never,
      what: `copied from “${original.name}”`,
    })
    const made = await req.payload.create({
      collection: slugsOf(req).releases,
      data: data as never,
      depth: 0,
      // system: the server sets the status and the history; the endpoint checks the rights
      overrideAccess: true,
      req,
    })
    const release = await findRelease({ req, id: String(made.id) })
    if (!release) throw new APIError('The copy was not stored.', 500)
    const missing: string[] = []
    for (const { collection, doc, action, snapshot, title } of await findItems({ req, release: original.id })) {
      try {
        await enterRelease({ req, release, collection, doc, action, snapshot })
      } catch (error) {
        if (!(error instanceof APIError) || ![404, 409].includes(error.status)) throw error
        missing.push(title ?? doc)
      }
    }
    return { id: String(made.id), name, missing }
  })
}
