import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf } from '../../helpers/changeOf'
import { row, type App, type Json } from './app'

interface Site {
  start: () => Promise<App>
  /** The slug of the pages collection, which is also the name of its table. */
  slug: string
  table: string
  layout: string
  slice: string
  /** Returns SQL that generates the id of a table's row. */
  newId: (table: string) => string
}

interface Statement {
  text: string
  values: unknown[]
}

/** Returns the statements that the server sends to the database during the work. */
async function statementsOf(app: App, work: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = []
  const client = await (app.payload.db as unknown as { pool: Pool }).pool.connect()
  client.release()
  const prototype = ownerOfQuery(client)
  const { query } = prototype
  prototype.query = function (this: unknown, ...args) {
    const [statement, values] = args
    const { text, values: own } =
      typeof statement === 'string' ? { text: statement, values: undefined } : (statement as Statement)
    heard.push({ text, values: own ?? (Array.isArray(values) ? values : []) })
    return query.apply(this, args)
  }
  try {
    await work()
    // Includes the work after the response: pictures rendered ahead, expired tags.
    for (let before = -1; before < heard.length; await delay(250)) before = heard.length
  } finally {
    prototype.query = query
  }
  return heard.filter(({ text }) => /^\s*(select|with|insert|update|delete)\b/i.test(text))
}

/** Returns the prototype of the adapter's database driver, which may differ from the driver of the tests. */
function ownerOfQuery(client: object): { query: (...args: unknown[]) => unknown } {
  let prototype: unknown = client
  while (!Object.hasOwn(prototype as object, 'query')) prototype = Object.getPrototypeOf(prototype)
  return prototype as { query: (...args: unknown[]) => unknown }
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const PAGES = 2500
/** The limit for saving a draft again, without the statements of the transaction itself. */
const MOST_STATEMENTS = 12

/** Defines the tests of the query plans of a save on a site with thousands of pages. */
export function testPlans({ start, slug, table, layout, slice, newId }: Site): void {
  const large = [table, `_${table}_v`, 'operations']
  let app: App
  let page: Json
  let rev = 1

  const save = async (action: string) => {
    const body = bodyOf({ operationId: randomUUID(), action, baseRev: rev, page: { title: `After ${rev}` } })
    const answer = await app.call({ method: 'POST', path: `/api/voix/pages/${page.id}/save`, body, as: 'editor' })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    rev = answer.body.rev
  }

  beforeAll(async () => {
    app = await start()
    const body = { title: 'One', path: '/one', layout, _status: 'published', elements: [row(slice, { title: 'One' })] }
    page = (await app.call({ method: 'POST', path: `/api/${slug}?depth=0`, body, as: 'editor' })).body.doc
    await save('quickSave')
    // Copies the page and the rows that its saves wrote, for any set of columns.
    await app.query(`
      insert into ${table} select made.* from ${table} page, generate_series(1, ${PAGES}) n, jsonb_populate_record(page,
        jsonb_build_object('path', '/many-' || n, 'id', ${newId(table)})) made`)
    await app.query(`
      insert into _${table}_v select made.* from _${table}_v version, ${table} page, generate_series(1, 4) n,
        jsonb_populate_record(version, jsonb_build_object('parent_id', page.id, 'version_path', page.path, 'version_rev', n,
          'latest', n = 4, 'id', ${newId(`_${table}_v`)})) made
      where version.parent_id = '${page.id}' and version.latest and page.id <> version.parent_id`)
    await app.query(`
      insert into operations (operation_id, page, action, rev, answer)
      select gen_random_uuid(), id, 'quickSave', n, '{}' from ${table}, generate_series(1, 2) n`)
    await app.query('analyze')
  })
  afterAll(() => app?.stop())

  it.each(['saveDraft', 'saveVersionForLater', 'savePublishVersion', 'quickSave'])(
    '%s on a site of thousands of pages reads no large table from end to end',
    async (action) => {
      const statements = await statementsOf(app, () => save(action))
      expect(statements.some(({ text }) => text.includes(`_${table}_v`))).toBe(true)
      const scans: string[] = []
      for (const { text, values } of statements) {
        const [explained] = await app.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values)
        const nodes = explained ? nodesOf(explained['QUERY PLAN'][0].Plan) : []
        if (nodes.some((node) => node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? ''))) {
          scans.push(text)
        }
      }
      expect(scans.join('\n')).toBe('')
    },
  )

  it('asks the database for nothing twice when a draft is saved again', async () => {
    await save('saveDraft')
    const statements = await statementsOf(app, () => save('saveDraft'))
    const times = new Map<string, number>()
    for (const { text } of statements) times.set(text, (times.get(text) ?? 0) + 1)
    expect([...times].filter(([, count]) => count > 1)).toEqual([])
    expect(statements.length).toBeLessThanOrEqual(MOST_STATEMENTS)
  })
}
