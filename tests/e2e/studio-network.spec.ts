import { expect, test, type Page } from '@playwright/test'
import { readPage } from './helpers/inspect'
import { createPage, journalOf, openStudio, row, signIn, type StudioScreen } from './helpers/studio'

interface Stage {
  page: Page
  studio: StudioScreen
  /** The operation ids of all attempts to save. */
  operations: string[]
  type: (text: string) => Promise<void>
  /** Returns the title and the revision on the server. */
  stored: () => Promise<{ title: unknown; rev: unknown }>
  retrying: ReturnType<Page['locator']>
}

async function openTyped({ page, baseURL, text }: { page: Page; baseURL: string | undefined; text: string }) {
  await signIn({ page })
  const only = row('introduction', { title: 'Before' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only], status: 'published' })
  const studio = await openStudio({ page, id })
  const operations: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/save'))
      operations.push((request.postDataJSON() as { operationId: string }).operationId)
  })
  const type = async (title: string) => {
    await studio.item(only.id).click()
    await page.locator(`[data-inspected-element="${only.id}"] #field-title`).fill(title)
    await expect(studio.shown(only.id)).toContainText(title)
  }
  const stored = async () => {
    const { page: values, rows } = await readPage({ page, baseURL, id })
    return { title: rows[0]?.title, rev: values.rev }
  }
  await type(text)
  const stage: Stage = { page, studio, operations, type, stored, retrying: page.locator('[data-phase=retrying]') }
  return { ...stage, id }
}

const busy = { status: 503, json: { errors: [{ message: 'Somebody else is writing here just now.' }] } }
const fault = { status: 500, json: { errors: [{ message: 'Something went wrong.' }] } }

test('a save is stored once: the server fails and is busy, its answer is lost, the connection is away and comes back', async ({
  page,
  baseURL,
}) => {
  const { studio, operations, stored, retrying, type, id } = await openTyped({ page, baseURL, text: 'Once' })
  const isPublished = () => expect(studio.status).toHaveText('Published')
  const sentSince = (count: number) => operations.slice(count)

  await test.step('it is said that the server fails, and tried again by itself', async () => {
    const failures = [fault, busy]
    await page.route('**/save', (route) => {
      const failure = failures.shift()
      return failure ? route.fulfill(failure) : route.continue()
    })
    await studio.command('publish').first().click()
    await expect(retrying).toContainText('Your changes are kept in this browser')
    await expect(studio.status).toContainText('Trying again')
    await expect(retrying).toContainText('Somebody else is writing here just now.')
    await isPublished()
    await expect(retrying).toHaveCount(0)
    expect(operations).toHaveLength(3)
    expect(new Set(operations).size).toBe(1)
    expect(await stored()).toEqual({ title: 'Once', rev: 2 })
    await page.unroute('**/save')
  })
  await test.step('the same operation is sent again when its answer is lost', async () => {
    await type('Arrived')
    let isLost = false
    await page.route('**/save', async (route) => {
      if (isLost) return route.continue()
      isLost = true
      expect((await route.fetch()).status()).toBe(200)
      await route.abort('connectionreset')
    })
    await studio.command('publish').first().click()
    await expect(retrying).toBeVisible()
    expect(await stored()).toEqual({ title: 'Arrived', rev: 3 })
    await isPublished()
    const sent = sentSince(3)
    expect(sent).toHaveLength(2)
    expect(new Set(sent).size).toBe(1)
    expect(await stored()).toEqual({ title: 'Arrived', rev: 3 })
    // The save does not conflict with its own first attempt, and nothing is left to restore.
    await expect(page.locator('[data-phase=conflict], [data-conflicts], [data-live-notice=conflict]')).toHaveCount(0)
    await expect.poll(() => journalOf({ page, id })).toBe('[]')
    await page.unroute('**/save')
  })
  await test.step('offline, typing goes on, and what was sent is saved as soon as the connection is back', async () => {
    await type('On the train')
    await page.context().setOffline(true)
    await studio.command('save-draft').first().click()
    await expect(retrying).toContainText('You are offline. Your changes are kept in this browser')
    await type('In the tunnel')
    await expect.poll(() => journalOf({ page, id })).toContain('In the tunnel')
    await page.context().setOffline(false)
    await expect(studio.status).toHaveText('Unsaved changes')
    await expect(retrying).toHaveCount(0)
    expect(new Set(sentSince(5)).size).toBe(1)
    expect(await stored()).toEqual({ title: 'On the train', rev: 4 })
    await expect(page.locator('#field-title')).toHaveValue('In the tunnel')
    await studio.command('save-draft').first().click()
    await expect(studio.status).toHaveText('Draft saved, older version live')
    expect(new Set(sentSince(5)).size).toBe(2)
    expect(await stored()).toEqual({ title: 'In the tunnel', rev: 5 })
  })
})
