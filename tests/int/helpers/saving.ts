import { randomUUID } from 'node:crypto'
import { bodyOf } from '../../helpers/changeOf'
import { createPage, row, type App, type Caller, type Json } from './app'

/** Returns the helpers of the tests of saving for an application. */
export function savingOf(getApp: () => App) {
  const save = (id: string, body: Record<string, unknown>, as: Caller = 'editor') =>
    getApp().call({
      method: 'POST',
      path: `/api/voix/pages/${id}/save`,
      body: bodyOf({ operationId: randomUUID(), action: 'saveDraft', ...body }),
      as,
    })
  const open = async (id: string): Promise<Json> =>
    (await getApp().call({ path: `/api/voix/pages/${id}/open`, as: 'editor' })).body
  const versions = async (id: string) =>
    getApp().query<{ rev: number; status: string; latest: boolean }>(
      'select version_rev::int as rev, version__status as status, latest from _pages_v where parent_id = $1 order by version_rev',
      [id],
    )
  const live = async (id: string): Promise<Json> => (await getApp().call({ path: `/api/pages/${id}?depth=0` })).body

  async function pageOfThree() {
    const rows = [row('hero', { title: 'One' }), row('hero', { title: 'Two' }), row('group')]
    const page = await createPage(getApp(), { elements: rows })
    const opened = await open(page.id)
    const stored = opened.rows as unknown as (Record<string, unknown> & {
      id: string
      element: Record<string, unknown>
    })[]
    const [one, two, group] = stored
    if (!one || !two || !group) throw new Error('three rows expected')
    return { page, one, two, group, order: stored.map(({ id }) => id) }
  }
  return { save, open, versions, live, pageOfThree }
}
