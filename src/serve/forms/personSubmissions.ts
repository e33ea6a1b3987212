import { domainToASCII, domainToUnicode } from 'node:url'
import { sql } from '@payloadcms/db-postgres'
import { APIError, Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { isAdministrator } from '../../collections/core/access'
import { recordEvent } from '../../collections/core/audit/recordEvent'
import { csvFile } from '../../collections/core/csv'
import { execute } from '../../collections/core/database/execute'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { tableOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import { submissionTable, type StoredSubmission } from './submissionTable'

const NO_STORE = { 'Cache-Control': 'no-store' }

/**
 * `GET /api/voix/submissions/person?email=` -> `{ total, forms: [{ id, title, count }] }`: counts the submissions of a
 * person across forms. A submission matches if one of its fields is this address, ignoring case. For administrators.
 */
const find: Endpoint = {
  path: '/voix/submissions/person',
  method: 'get',
  handler: async (req) => {
    const { rows, titles } = await findPerson(req)
    const countOf = (id: string) => rows.filter(({ form }) => String(form) === id).length
    const forms = [...titles].map(([id, title]) => ({ id, title, count: countOf(id) }))
    return Response.json({ total: rows.length, forms }, { headers: NO_STORE })
  },
}

/** `GET /api/voix/submissions/person.csv?email=`: returns them as a file, newest first. For administrators. */
const exportAll: Endpoint = {
  path: '/voix/submissions/person.csv',
  method: 'get',
  handler: async (req) => {
    const { email, rows, titles } = await findPerson(req)
    await record(req, { event: 'person-exported', email, count: rows.length })
    return csvFile('person.csv', submissionTable({ rows, titles }))
  },
}

/**
 * `DELETE /api/voix/submissions/person?email=` -> `{ deleted }`: deletes them in one transaction. For administrators.
 */
const deleteAll: Endpoint = {
  path: '/voix/submissions/person',
  method: 'delete',
  handler: (req) =>
    inTransaction(req, async () => {
      const { email, rows } = await findPerson(req)
      if (rows.length === 0) return Response.json({ deleted: 0 }, { headers: NO_STORE })
      const { docs, errors } = await req.payload.delete({
        collection: slugsOf(req)['form-submissions'] as CollectionSlug,
        where: { id: { in: rows.map(({ id }) => id) } },
        depth: 0,
        overrideAccess: false,
        req,
      })
      const [error] = errors
      if (error) throw new APIError(`Nothing was deleted: ${error.message}`, 409, null, true)
      await record(req, { event: 'person-deleted', email, count: docs.length })
      return Response.json({ deleted: docs.length }, { headers: NO_STORE })
    }),
}

export const personEndpoints: Endpoint[] = [find, exportAll, deleteAll]

interface Person {
  email: string
  rows: StoredSubmission[]
  /** The titles of the forms of `rows`, by id. */
  titles: Map<string, string>
}

async function findPerson(req: PayloadRequest): Promise<Person> {
  if (!isAdministrator(req)) throw new Forbidden(req.t)
  const { email } = req.query
  if (typeof email !== 'string' || !/^\s*\S+@\S+\s*$/.test(email))
    throw new APIError('Name the person by an e-mail address: ?email=ana@example.com', 400, null, true)
  const slugs = slugsOf(req)
  const found = await execute<{ id: string | number }>({
    req,
    statement: sql`
      select id from ${tableOf(req, slugs['form-submissions'])} where exists (
        select 1 from jsonb_each_text(case jsonb_typeof("values") when 'object' then "values" else '{}' end) field
        where lower(normalize(trim(field.value))) in ${spellingsOf(email)})`,
  })
  if (found.length === 0) return { email: email.trim(), rows: [], titles: new Map() }
  const read = async (collection: string, ids: (string | number)[], more: object = {}) => {
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { id: { in: ids } },
      sort: '-createdAt',
      pagination: false,
      depth: 0,
      ...more,
      overrideAccess: false,
      req,
    })
    return docs
  }
  const ids = found.map(({ id }) => id)
  const rows = (await read(slugs['form-submissions'], ids)) as unknown as StoredSubmission[]
  const forms = await read(slugs.forms, [...new Set(rows.map(({ form }) => form))], { trash: true })
  const titles = new Map((forms as unknown as { id: string | number; title?: string | null }[]).map(titleOf))
  return { email: email.trim(), rows, titles }
}

const titleOf = ({ id, title }: { id: string | number; title?: string | null }) => [String(id), title ?? ''] as const

/** Returns an address in lower case, with its host in Unicode and in ASCII. */
function spellingsOf(email: string): string[] {
  const lower = email.trim().normalize().toLowerCase()
  const at = lower.lastIndexOf('@') + 1
  const [local, host] = [lower.slice(0, at), lower.slice(at)]
  return [...new Set([host, domainToASCII(host), domainToUnicode(host)].map((one) => `${local}${one}`))]
}

/** Adds an event to the audit log, which must not keep the whole address. */
async function record(req: PayloadRequest, { event, email, count }: { event: string; email: string; count: number }) {
  const masked = `${[...email][0]}…${email.slice(email.lastIndexOf('@'))}`
  const title = `${masked}: ${count} ${count === 1 ? 'submission' : 'submissions'}`
  await recordEvent({ req, event, collection: slugsOf(req)['form-submissions'], doc: '', data: { title } })
}
