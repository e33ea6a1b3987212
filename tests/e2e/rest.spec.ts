import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { adminToken } from './helpers/sessions'

interface Row {
  id: string
  blockType: string
  element: { parent: string | null; slot: string; [key: string]: unknown }
  [field: string]: unknown
}

const introduction = ({
  title,
  parent = null,
  id = randomUUID(),
}: {
  title: string
  parent?: string | null
  id?: string
}): Row => ({
  id,
  blockType: 'introduction',
  title,
  element: { parent, slot: 'default' },
})

const group = ({ id = randomUUID(), parent = null }: { id?: string; parent?: string | null } = {}): Row => ({
  id,
  blockType: 'group',
  element: { parent, slot: 'default' },
})

const uniquePath = (): string => `/e2e/rest/${randomUUID().slice(0, 8)}`

const createPage = async ({
  request,
  path,
  elements,
  status = 'published',
}: {
  request: APIRequestContext
  path: string
  elements: Row[]
  status?: 'draft' | 'published'
}) => {
  const response = await request.post(`/api/pages${status === 'draft' ? '?draft=true' : ''}`, {
    data: { title: 'A page made over REST', path, layout: 'blocks', elements, _status: status },
  })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).doc as { id: string; rev: number; elements: Row[] }
}

/** The visitor's view: no session. */
const visit = async (path: string) => {
  const response = await fetch(new URL(path, process.env.VOIX_E2E_URL))
  return { status: response.status, html: await response.text() }
}

test.describe('a page made over REST', () => {
  let request: APIRequestContext

  test.beforeAll(async ({ playwright, baseURL }) => {
    process.env.VOIX_E2E_URL = baseURL
    const token = await adminToken({ baseURL })
    request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
  })

  test.afterAll(async () => {
    await request.dispose()
  })

  test('is served at its path, with its nested content', async () => {
    const path = uniquePath()
    const outer = group()
    const inner = group({ parent: outer.id })
    const text = introduction({ title: 'Where the reef begins', parent: inner.id })
    await createPage({ request, path, elements: [outer, inner, text] })

    const { status, html } = await visit(path)
    expect(status).toBe(200)
    expect(html).toContain('Where the reef begins')

    const tree = await request.get(`/api/pages/by-path?path=${encodeURIComponent(path)}&tree=true`)
    expect(tree.status()).toBe(200)
    const page = await tree.json()
    const nested = (page.doc ?? page).elements
    expect(nested).toHaveLength(1)
    expect(nested[0]).toMatchObject({ id: outer.id, type: 'group' })
    expect(nested[0].elements[0].elements[0]).toMatchObject({
      id: text.id,
      type: 'slice',
      component: 'introduction',
      fields: { title: 'Where the reef begins' },
    })
  })

  test('shows an edit within a second of its publishing', async () => {
    const path = uniquePath()
    const text = introduction({ title: 'Before the tide' })
    const page = await createPage({ request, path, elements: [text] })
    expect((await visit(path)).html).toContain('Before the tide')

    const patch = await request.patch(`/api/pages/${page.id}`, {
      data: { elements: [{ ...text, title: 'After the tide' }], _status: 'published' },
    })
    expect(patch.status(), await patch.text()).toBe(200)
    await expect(async () => expect((await visit(path)).html).toContain('After the tide')).toPass({ timeout: 1000 })
  })

  test('never shows a draft', async () => {
    const path = uniquePath()
    await createPage({ request, path, status: 'draft', elements: [introduction({ title: 'Not yet for anybody' })] })
    expect((await visit(path)).status).toBe(404)

    const published = uniquePath()
    const text = introduction({ title: 'For everybody' })
    const page = await createPage({ request, path: published, elements: [text] })
    const draft = await request.patch(`/api/pages/${page.id}?draft=true`, {
      data: { elements: [{ ...text, title: 'Only a draft so far' }], _status: 'draft' },
    })
    expect(draft.status(), await draft.text()).toBe(200)
    const { html } = await visit(published)
    expect(html).toContain('For everybody')
    expect(html).not.toContain('Only a draft so far')
  })

  const a = randomUUID()
  const b = randomUUID()
  const broken: { name: string; rows: Row[]; culprit: string; rule: RegExp }[] = [
    { name: 'an unknown parent', rows: [introduction({ title: 'x', id: a, parent: b })], culprit: a, rule: /parent/i },
    {
      name: 'a cycle',
      rows: [group({ id: a, parent: b }), group({ id: b, parent: a })],
      culprit: a,
      rule: /cycle|inside itself|circle/i,
    },
    {
      name: 'a slice that the slot does not allow',
      rows: [
        { id: b, blockType: 'table', element: { parent: null, slot: 'default' } },
        introduction({ title: 'x', id: a, parent: b }),
      ],
      culprit: a,
      rule: /slot|allow/i,
    },
    {
      name: 'an unknown slice',
      rows: [{ id: a, blockType: 'no-such-slice', element: { parent: null, slot: 'default' } }],
      culprit: a,
      rule: /no-such-slice/,
    },
    {
      name: 'a duplicate id',
      rows: [introduction({ title: 'x', id: a }), introduction({ title: 'y', id: a })],
      culprit: a,
      rule: /id|twice|unique/i,
    },
  ]

  for (const { name, rows, culprit, rule } of broken) {
    test(`refuses ${name} with a 400 that names the element and the rule, and stays as it was`, async () => {
      const path = uniquePath()
      const page = await createPage({ request, path, elements: [introduction({ title: 'Steady' })] })
      const patch = await request.patch(`/api/pages/${page.id}`, { data: { elements: rows, _status: 'published' } })
      const body = await patch.text()
      expect(patch.status(), body).toBe(400)
      expect(body).toContain(culprit)
      expect(body).toMatch(rule)
      const after = await (await request.get(`/api/pages/${page.id}?depth=0`)).json()
      expect(after.rev).toBe(page.rev)
      expect(after.elements).toHaveLength(1)
      expect(after.elements[0].title).toBe('Steady')
    })
  }

  test('refuses a write on a stale rev with a 409', async () => {
    const page = await createPage({ request, path: uniquePath(), elements: [introduction({ title: 'One' })] })
    const first = await request.patch(`/api/pages/${page.id}`, { data: { rev: page.rev, title: 'First' } })
    expect(first.status(), await first.text()).toBe(200)
    const stale = await request.patch(`/api/pages/${page.id}`, { data: { rev: page.rev, title: 'Second' } })
    expect(stale.status()).toBe(409)
    expect((await stale.json()).errors[0]).toMatchObject({
      message: `The page was changed in the meantime: it is at rev ${page.rev + 1}, your change is based on rev ${page.rev}. Read it again.`,
      data: { rev: page.rev + 1 },
    })
    expect((await (await request.get(`/api/pages/${page.id}?depth=0`)).json()).title).toBe('First')
  })
})
