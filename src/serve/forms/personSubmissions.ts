import { domainToASCII, domainToUnicode } from 'node:url'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { recordEvent } from '../../collections/core/audit/recordEvent'
import { csvFile } from '../../collections/core/csv'
import { execute } from '../../collections/core/database/execute'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { tableOf } from '../../collections/core/database/tables'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { deletePersonSubmissions, exportPersonSubmissions, findPersonSubmissions } from '../../contract/forms'
import { slugsOf } from '../../options/getVoix'
import { submissionTable, type StoredSubmission } from './submissionTable'

const find = createEndpoint(findPersonSubmissions, async ({ req, query }) => {
  const { rows, titles } = await findPerson(req, query.email)
  const countOf = (id: string) => rows.filter(({ form }) => String(form) === id).length
  const forms = [...titles].map(([id, title]) => ({ id, title, count: countOf(id) }))
  return { total: rows.length, forms }
})

const exportAll = createEndpoint(exportPersonSubmissions, async ({ req, query: { email } }) => {
  const { rows, titles } = await findPerson(req, email)
  await record(req, { event: 'person-exported', email, count: rows.length })
  return csvFile('person.csv', submissionTable({ rows, titles }))
})

const deleteAll = createEndpoint(deletePersonSubmissions, ({ req, query: { email } }) =>
  inTransaction(req, async () => {
    const { rows } = await findPerson(req, email)
    if (rows.length === 0) return { deleted: 0 }
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
    return { deleted: docs.length }
  }),
)

export const personEndpoints: Endpoint[] = [find, exportAll, deleteAll]

interface Person {
  rows: StoredSubmission[]
  /** The titles of the forms of `rows`, by id. */
  titles: Map<string, string>
}

async function findPerson(req: PayloadRequest, email: string): Promise<Person> {
  const slugs = slugsOf(req)
  const found = await execute<{ id: string | number }>({
    req,
    statement: sql`
      select id from ${tableOf(req, slugs['form-submissions'])} where exists (
        select 1 from jsonb_each_text(case jsonb_typeof("values") when 'object' then "values" else '{}' end) field
        where lower(normalize(trim(field.value))) in ${spellingsOf(email)})`,
  })
  if (found.length === 0) return { rows: [], titles: new Map() }
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
  return { rows, titles }
}

const titleOf = ({ id, title }: { id: string | number; title?: string | null }) => [String(id), title ?? ''] as const

/** Returns an address in lower case, with its host in Unicode and in ASCII. */
function spellingsOf(email: string): string[] {
  const lower = email.normalize().toLowerCase()
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
