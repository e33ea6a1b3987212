import sharp from 'sharp'
import type { App, Json } from './app'

const PAGES = '/api/site-pages'

/** Returns helpers for pages of a host's application, written as by its editors. */
export function checkedPages(app: () => App) {
  let counter = 0

  function create(data: Record<string, unknown> = {}) {
    counter += 1
    const meta = { description: `What page ${counter} is about.` }
    const own = { title: `Page ${counter}`, path: `/page-${counter}`, layout: 'plain', meta, _status: 'published' }
    const body = { ...own, ...data }
    return app().call({ method: 'POST', path: `${PAGES}?depth=0`, body, as: 'editor' })
  }

  async function createPage(data?: Record<string, unknown>): Promise<Json> {
    const { status, body } = await create(data)
    if (status !== 201) throw new Error(`Creating a page failed: ${status} ${JSON.stringify(body)}`)
    return body.doc
  }

  const change = (id: string, body: object, query = '') =>
    app().call({ method: 'PATCH', path: `${PAGES}/${id}?depth=0${query}`, body, as: 'editor' })
  const remove = (id: string) =>
    app().call({ method: 'DELETE', path: `${PAGES}/${id}?force=true`, as: 'administrator' })

  async function upload(name: string, alt: string): Promise<number> {
    const data = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const file = { name, data, mimetype: 'image/png', size: data.length }
    const doc = await app().payload.create({ collection: 'media', data: { alt }, file, overrideAccess: true })
    return doc.id as unknown as number
  }

  return { create, createPage, change, remove, upload }
}

/** Returns a link to a page. */
export const to = (page: Pick<Json, 'id'>) => ({
  link: { mode: 'relationship', text: 'Book', relationship: { relationTo: 'site-pages', value: page.id } },
})
