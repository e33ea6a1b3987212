import { APIError, Forbidden, type PayloadRequest } from 'payload'
import { isEditor, isStaff } from '../../collections/core/access'
import { findRelease } from '../../collections/core/releases/stored'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import type { EndReason } from '../../contract/collaboration'
import type { Person } from '../../contract/fields'
import { personOf } from './messages'
import { slugsOf } from '../../options/getVoix'
import { endOf, itemOfLine, lineOf, type Line } from './line'

export interface OpenPage {
  id: string
  line: Line
  person: Person
  rev: number
  isTrashed: boolean
  /** Why work on the page in its release has ended, or `null` if it has not. */
  ended: EndReason | null
}

/**
 * Returns the page that a user opens in the studio. Throws a 401 without a user, a 403 for agents and a 404 for no such
 * page.
 */
export async function openPageOf(req: PayloadRequest): Promise<OpenPage> {
  const person = personOf(req.user)
  if (!person) throw new APIError('Sign in to work on pages.', 401, null, true)
  if (!isStaff(req)) throw new Forbidden(req.t)
  const line = lineOf(req)
  return { id: line.page, line, person, ...(await headOf({ req, line })) }
}

/**
 * Returns the current revision of a line and whether the page is trashed or its release has ended. Throws without read
 * access.
 */
export async function headOf({ req, line }: { req: PayloadRequest; line: Line }) {
  const page = await req.payload.findByID({
    collection: slugsOf(req).pages,
    id: line.page,
    draft: true,
    trash: true,
    depth: 0,
    select: { rev: true, deletedAt: true },
    overrideAccess: false,
    req,
  })
  const item = await itemOfLine({ req, line })
  const ended = line.release === null ? null : endOf(await findRelease({ req, id: line.release }))
  return { rev: item?.rev ?? page.rev ?? 0, isTrashed: Boolean(page.deletedAt), ended }
}

/** Returns whether the user's access allows a save of the page. */
export async function mayEdit({ req, id }: { req: PayloadRequest; id: string }): Promise<boolean> {
  if (!isEditor(req)) return false
  const collection = req.payload.collections[slugsOf(req).pages].config
  try {
    await mayUpdate({ req, collection, id, data: {} })
    return true
  } catch (error) {
    if (error instanceof Forbidden) return false
    throw error
  }
}
