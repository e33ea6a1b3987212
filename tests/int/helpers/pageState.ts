import type { App } from './app'

/** Returns all stored data of a page, which a refused request must not change. */
export async function stateOf(app: App, id: string) {
  const [page] = await app.query(
    'select title, rev, _status, updated_at, md5(elements::text) as elements from pages where id = $1',
    [id],
  )
  const versions = await app.query(
    'select id, updated_at, version_title from _pages_v where parent_id = $1 order by id',
    [id],
  )
  const [count] = await app.query('select count(*)::int as pages from pages')
  return { page, versions, count }
}
