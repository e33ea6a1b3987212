import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createQuery } from '../query/builder'
import { parseSql } from '../query/parseSql'
import type { ContentQuery } from '../query/query'
import { writeSql } from '../query/writeSql'
import { resolveContent } from '../resolve'
import { ContentStore } from '../store'

const store = new ContentStore(resolveContent({ dir: path.resolve('src/content') }))
const docs = store.collection('docs')

/** Returns the SQL of a query. */
async function sqlOf(ask: (query: ReturnType<typeof createQuery>) => Promise<unknown>): Promise<string> {
  let received: ContentQuery | undefined
  await ask(createQuery('docs', (query) => Promise.resolve(((received = query), []))))
  return received ? writeSql(received) : ''
}

describe('queryCollection', () => {
  it.each(['IN', 'NOT IN', 'in'] as const)('%s takes an array and says so', (operator) => {
    expect(() => store.query('docs').where('order', operator, 3)).toThrow(
      `Value for ${operator.toUpperCase()} must be an array`,
    )
    expect(() => store.query('docs').where('order', operator, [3])).not.toThrow()
  })

  it.each(['BETWEEN', 'NOT BETWEEN'] as const)('%s takes an array of exactly two and says so', (operator) => {
    for (const value of [3, [], [1], [1, 2, 3]]) {
      expect(() => store.query('docs').where('order', operator, value)).toThrow('must be an array with two elements')
    }
    expect(() => store.query('docs').where('order', operator, [1, 2])).not.toThrow()
  })

  it('writes values in single quotes, those inside doubled', async () => {
    const sql = await sqlOf((query) => query.where('title', '=', "The 'first' slice").limit(2).all())
    expect(sql).toBe(`SELECT * FROM _content_docs WHERE "title" = 'The ''first'' slice' ORDER BY "stem" ASC LIMIT 2`)
  })

  it('finds by every operator, in order, a part at a time', async () => {
    const orders = async (query: ReturnType<typeof createQuery>) =>
      (await query.select('order').all()).map(({ order }) => order)
    const all = store.query('docs')
    expect(await orders(all.where('order', 'IN', [1, 3]))).toEqual([1, 3])
    expect(await orders(all.where('order', 'BETWEEN', [2, 3]))).toEqual([2, 3])
    expect(await orders(all.where('order', 'NOT BETWEEN', [2, 99]))).toEqual([1])
    expect(await orders(all.where('order', '<', 3).order('order', 'DESC'))).toEqual([2, 1])
    expect(await orders(all.where('title', 'LIKE', '%slice%').limit(1))).toEqual([2])
    expect(await orders(all.limit(2).skip(1))).toEqual([2, 3])
    expect(await orders(all.skip(1).limit(1))).toEqual([2])
    expect(await orders(all.orWhere((or) => or.where('order', '=', 1).where('order', '=', 3)))).toEqual([1, 3])
    expect(await all.where('view', 'IS NULL').count()).toBe(await all.count())
    expect(await all.count('extension', { distinct: true })).toBe(1)
    expect(await all.where('title', '=', "it's").first()).toBeNull()
  })

  it('names a column or an operator that is not there', async () => {
    await expect(store.query('docs').where('password', '=', '1').all()).rejects.toThrow('has no column "password"')
    await expect(store.query('docs').order('nothing', 'ASC').all()).rejects.toThrow('has no column "nothing"')
    expect(() => store.query('docs').where('title', '= 1 OR' as '=', '1')).toThrow('is no operator')
    expect(() => store.query('users')).toThrow('There is no content collection "users"')
    expect(() => store.query('docs').limit(-1)).toThrow('limit')
  })
})

describe('posted SQL', () => {
  it('is read as the query that wrote it', async () => {
    const queries = [
      (query: ReturnType<typeof createQuery>) =>
        query
          .where('title', 'LIKE', "%'%")
          .andWhere((and) =>
            and.where('order', 'IN', [1, 2]).orWhere((or) => or.where('path', 'IS NULL').where('path', '<>', 'x')),
          )
          .order('order', 'DESC')
          .skip(2)
          .limit(5)
          .all(),
      (query: ReturnType<typeof createQuery>) =>
        query.where('order', 'NOT BETWEEN', [1, 2]).count('path', { distinct: true }),
      (query: ReturnType<typeof createQuery>) => query.select('id', 'title').where('order', 'IN', []).first(),
    ]
    for (const ask of queries) {
      const sql = await sqlOf(ask)
      expect(writeSql(parseSql(sql, docs)).replace(' LIMIT 1000', '')).toBe(sql)
    }
  })

  it('has a limit of rows, whatever it says', () => {
    expect(parseSql('SELECT * FROM _content_docs', docs).limit).toBe(1000)
    expect(parseSql('select "id" from "_content_docs" limit 999999', docs).limit).toBe(1000)
  })

  const FROM = 'SELECT * FROM _content_docs'

  it.each([
    ['a second statement', `${FROM}; DROP TABLE _content_docs`],
    ['a semicolon alone', `${FROM};`],
    ['a comment', `${FROM} -- where`],
    ['a comment in between', `SELECT/**/* FROM _content_docs`],
    ['a pragma', 'PRAGMA table_info(_content_docs)'],
    ['an attached file', `ATTACH DATABASE '/etc/passwd' AS x`],
    ['an insertion', `INSERT INTO _content_docs (id) VALUES ('x')`],
    ['a union', `${FROM} UNION SELECT * FROM sqlite_master`],
    ['another table', 'SELECT * FROM sqlite_master'],
    ['another collection', 'SELECT * FROM _content_info'],
    ['two tables', 'SELECT * FROM _content_docs, sqlite_master'],
    ['a join', `${FROM} JOIN sqlite_master ON 1 = 1`],
    ['a subselect in a list', `${FROM} WHERE "id" IN (SELECT name FROM sqlite_master)`],
    ['a subselect as a value', `${FROM} WHERE "id" = (SELECT 1)`],
    ['a subselect as a column', 'SELECT (SELECT 1) FROM _content_docs'],
    ['a function', `SELECT load_extension('x') FROM _content_docs`],
    ['a function in a condition', `${FROM} WHERE randomblob('1000000000') = '1'`],
    ['a column as a value', `${FROM} WHERE "id" = "title"`],
    ['a value as a column', `${FROM} WHERE '1' = '1'`],
    ['another column', `${FROM} WHERE "rowid" = '1'`],
    ['joined texts', `${FROM} WHERE "id" = 'a' || 'b'`],
    ['a text without an end', `${FROM} WHERE "id" = 'a`],
    ['a quote in a name', `${FROM} WHERE "id"" = 1 --" = 'a'`],
    ['a zero character', `${FROM} WHERE "id" = 'a\0'`],
    ['a negative limit', `${FROM} LIMIT -1`],
    ['a group', `${FROM} GROUP BY "id" HAVING 1`],
    ['many wildcards', `${FROM} WHERE "body" LIKE '${'%a'.repeat(50)}'`],
    ['10,000 nested parentheses', `${FROM} WHERE ${'('.repeat(10_000)}"id" = '1'${')'.repeat(10_000)}`],
    ['100 nested parentheses', `${FROM} WHERE ${'('.repeat(100)}"id" = '1'${')'.repeat(100)}`],
    ['200 conditions', `${FROM} WHERE ${Array(200).fill(`"id" = '1'`).join(' OR ')}`],
    ['nothing', ''],
  ])('with %s is refused', (_what, sql) => {
    expect(() => parseSql(sql, docs)).toThrow(expect.objectContaining({ name: 'ContentQueryError' }) as Error)
  })

  it('runs on a database that nothing changes', async () => {
    await store.query('docs').count()
    const table = await (
      store as unknown as { tables: Map<string, Promise<{ database: { run: (sql: string) => void } }>> }
    ).tables.get('docs')
    expect(() => table?.database.run(`DELETE FROM _content_docs`)).toThrow(/readonly/)
  })
})
