import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { adminToken } from './helpers/sessions'
import { openStudio, signIn } from './helpers/studio'

let editor: APIRequestContext
const posts: string[] = []

test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await adminToken({ baseURL })
  editor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
})
// Staff would be shown them on the demo's own pages.
test.afterAll(async () => {
  for (const id of posts) await editor.delete(`/api/posts/${id}`)
  await editor.dispose()
})

async function write(method: 'post' | 'patch', target: string, data: object): Promise<string> {
  const answer = await editor[method](`${target}?depth=0`, { data: { _status: 'published', ...data } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id } = ((await answer.json()) as { doc: { id: string } }).doc
  if (method === 'post' && target === '/api/posts') posts.push(id)
  return id
}

/** A page that shows posts, and one that lists those of a kind. */
async function makeJournal() {
  const stem = `/e2e/documents/${randomUUID().slice(0, 8)}`
  const where = [{ field: 'slug', operator: 'equals', value: '{slug}' }]
  const modelQuery = { collection: 'posts', where, sort: '', limit: 1, bind: { title: 'title', copy: 'excerpt' } }
  const story = { id: randomUUID(), blockType: 'introduction', element: { modelQuery } }
  const list = { id: randomUUID(), blockType: 'blog-posts', postType: 'USA Post', title: 'Stories' }
  const page = { title: 'A page', layout: 'no-chrome' }
  const id = await write('post', '/api/pages', { ...page, path: `${stem}/{slug}`, elements: [story] })
  await write('post', '/api/pages', { ...page, path: stem, elements: [list] })
  return { stem, id }
}

test('a post has a page at its slug from the moment that it is published, and every word of it is the newest', async ({
  page,
}) => {
  const { stem, id } = await makeJournal()
  const slug = `tides-${randomUUID().slice(0, 8)}`
  const address = `${stem}/${slug}`
  expect((await page.goto(address))?.status()).toBe(404)
  await page.goto(stem)
  await expect(page.getByText('The tides')).toHaveCount(0)

  const data = { postType: 'USA Post', title: 'The tides', slug, excerpt: 'Twice a day.', page: id }
  const post = await write('post', '/api/posts', data)
  await page.goto(stem)
  await page.getByRole('link', { name: 'The tides' }).first().click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: 'The tides' })).toBeVisible()
  await expect(page).toHaveTitle('The tides')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Twice a day.')
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'The tides')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`))
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${address}</loc>`)

  await write('patch', `/api/posts/${post}`, { title: 'The high tides' })
  await page.goto(address)
  await expect(page).toHaveTitle('The high tides')
  await page.goto(stem)
  await expect(page.getByRole('link', { name: 'The high tides' }).first()).toHaveAttribute('href', address)

  await write('patch', `/api/pages/${id}`, { path: `${stem}/moved/{slug}` })
  expect((await page.goto(address))?.status()).toBe(404)
  await page.goto(stem)
  await page.getByRole('link', { name: 'The high tides' }).first().click()
  await expect(page).toHaveURL(`${stem}/moved/${slug}`)
  await expect(page.getByRole('heading', { name: 'The high tides' })).toBeVisible()

  await write('patch', `/api/posts/${post}`, { _status: 'draft' })
  expect((await page.goto(`${stem}/moved/${slug}`))?.status()).toBe(404)
})

test('the studio shows on such a page the newest of its documents', async ({ page }) => {
  const { id } = await makeJournal()
  const title = `A sample ${randomUUID().slice(0, 8)}`
  await write('post', '/api/posts', { postType: 'USA Post', title, page: id })
  await signIn({ page })
  const { frame } = await openStudio({ page, id })
  await expect(frame.getByText(title)).toBeVisible()
})
