import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStudioStore, isDirty } from '../model'
import { PAGE, ROWS } from '../model/spec/fixtures'
import { saveAsNewPage } from './saveAsNewPage'

afterEach(() => vi.unstubAllGlobals())

interface Write {
  method: string
  url: string
  body: { path: string; title: string; elements: { id: string; title?: string }[] } & Record<string, unknown>
}

/** A server on which these paths are taken. `onWrite` runs during a write. */
function open({ taken = [] as string[], onWrite = () => undefined as unknown, problem = '' } = {}) {
  const writes: Write[] = []
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') {
      const path = new URL(url, 'http://x').searchParams.get('path') ?? ''
      return Promise.resolve(Response.json({ path, problem: taken.includes(path) ? 'Taken.' : null }))
    }
    writes.push({ method, url, body: JSON.parse(body ?? '') as Write['body'] })
    onWrite()
    if (problem) return Promise.resolve(Response.json({ errors: [{ message: problem }] }, { status: 400 }))
    return Promise.resolve(Response.json({ doc: { id: 'new' } }))
  })
  const page = { ...PAGE, path: '/offers', rev: 7, lastWrite: { userName: 'Ana' }, _status: 'published' }
  const store = createStudioStore({ page, rows: ROWS, rev: 7 })
  const type = (value: string) => store.dispatch({ type: 'fieldUpdate', id: 'b', field: 'title', value })
  type('Mine')
  return { save: () => saveAsNewPage({ store, apiRoute: '/api', collection: 'pages' }), store, type, writes }
}

describe('saving a page that is gone as a new one', () => {
  it('makes a draft of the working copy under its own address, and the copy counts as saved', async () => {
    const { save, store, writes } = open()
    expect(await save()).toEqual({ ok: true, id: 'new' })
    expect(writes).toHaveLength(1)
    const [{ body, method }] = writes as [Write]
    expect([method, body.path, body.title, body._status]).toEqual(['POST', '/offers', PAGE.title, 'draft'])
    expect(body.elements.find(({ id }) => id === 'b')?.title).toBe('Mine')
    for (const name of ['id', 'rev', 'lastWrite']) expect(body).not.toHaveProperty(name)
    expect(isDirty(store.getState())).toBe(false)
  })

  it('takes the next free address', async () => {
    const { save, writes } = open({ taken: ['/offers', '/offers-2'] })
    await save()
    expect(writes[0]?.body.path).toBe('/offers-3')
  })

  it('takes what is typed meanwhile along', async () => {
    const more = ['Mine, and more']
    const { save, store, type, writes } = open({
      onWrite: () => {
        const text = more.pop()
        if (text) type(text)
      },
    })
    expect(await save()).toEqual({ ok: true, id: 'new' })
    expect(writes.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/pages?depth=0&draft=true',
      'PATCH /api/pages/new?depth=0&draft=true',
    ])
    expect(writes[1]?.body.elements.find(({ id }) => id === 'b')?.title).toBe('Mine, and more')
    expect(isDirty(store.getState())).toBe(false)
  })

  it('says why it cannot, and the text stays unsaved', async () => {
    const { save, store } = open({ problem: 'You cannot.' })
    expect(await save()).toEqual({ ok: false, message: 'You cannot.' })
    expect(isDirty(store.getState())).toBe(true)
  })
})
