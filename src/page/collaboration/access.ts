import { APIError, Forbidden, type PayloadRequest } from 'payload'
import { isStaff } from '../../collections/core/access'
import { personOf, type Person } from './messages'
import { slugsOf } from '../../options/getVoix'
import { itemOfLine, lineOf, readRelease, type Line } from '../releases/line'

export interface OpenPage {
  id: string
  line: Line
  person: Person
  rev: number
  isTrashed: boolean
}

/** Who may open a page in the studio may hear of it. Throws 401 for nobody, 403 for agents, 404 for no such page. */
export async function openPageOf(req: PayloadRequest): Promise<OpenPage> {
  const person = personOf(req.user)
  if (!person) throw new APIError('Sign in to work on pages.', 401, null, true)
  if (!isStaff(req)) throw new Forbidden(req.t)
  const line = lineOf(req)
  return { id: line.page, line, person, ...(await headOf({ req, line })) }
}

/** Where the page stands now, for whoever may read it. */
export async function headOf({ req, line }: { req: PayloadRequest; line: Line }) {
  if (line.release !== null) await readRelease({ req, id: line.release })
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
  return { rev: item?.rev ?? page.rev ?? 0, isTrashed: Boolean(page.deletedAt) }
}
