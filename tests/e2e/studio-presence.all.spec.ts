import { expect, test } from '@playwright/test'
import { createAccount, createPage, openStudio, row, signIn } from './helpers/studio'
import { openTogether } from './helpers/together'

test('a press on somebody selects what they have selected', async ({ page, browser, baseURL }) => {
  const [one, two] = [row('introduction', { title: 'One' }), row('introduction', { title: 'Two' })]
  const { first, ana } = await openTogether({ page, browser, baseURL, rows: [one, two] })
  await ana.studio.item(two.id).click()
  await first.page.getByRole('button', { name: 'Ana Lima, at Introduction' }).click()
  await expect(first.studio.item(two.id)).toHaveAttribute('aria-selected', 'true')
})

test('somebody who leaves the studio for the list of pages is gone at once', async ({ page, browser, baseURL }) => {
  const { first, ana } = await openTogether({ page, browser, baseURL, rows: [row('introduction')] })
  await expect(first.page.locator('[data-presence]')).toHaveCount(1)
  await ana.page.getByRole('link', { name: 'Back to the pages' }).click()
  await expect(first.page.locator('[data-presence]')).toHaveCount(0)
})

test('one’s own other window is shown as such, and a page that is loaded anew leaves no ghost', async ({
  page,
  browser,
  baseURL,
}) => {
  const { first, id } = await openTogether({ page, browser, baseURL, rows: [row('introduction')] })
  await expect(first.page.getByRole('button', { name: 'Ana Lima' })).toBeVisible()
  const own = await page.context().newPage()
  await openStudio({ page: own, id })
  await expect(first.page.getByRole('button', { name: 'You, in another window' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'You, in another window' })).toBeVisible()
  await own.reload()
  await expect(own.getByRole('button', { name: 'Ana Lima' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'You, in another window' })).toBeVisible()
  await expect(first.page.getByRole('button', { name: /You, in/ })).toHaveAccessibleName('You, in another window')
})

test('a reviewer is seen and sees the others’ changes', async ({ page, browser, baseURL }) => {
  const intro = row('introduction', { title: 'Before' })
  const { first, ana } = await openTogether({ page, browser, baseURL, rows: [intro], role: 'reviewer' })
  await expect(first.page.getByRole('button', { name: 'Ana Lima' })).toBeVisible()
  await first.studio.item(intro.id).click()
  await first.page.locator(`[data-inspected-element="${intro.id}"] #field-title`).fill('After')
  await first.studio.command('save-draft').first().click()
  await expect(ana.studio.shown(intro.id)).toContainText('After')
})

test('many people are counted, and the frame and the tree keep their names', async ({ page, browser, baseURL }) => {
  const intro = row('introduction', { title: 'Popular' })
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [intro] })
  const studio = await openStudio({ page, id })
  const names = ['Ana Lima', 'Boris Novak', 'Chiara Rossi', 'Deniz Kaya', 'Emil Berg']
  const people = await Promise.all(
    names.map(async (name) => {
      const account = await createAccount({ request: page.request, role: 'reviewer', name, baseURL: baseURL ?? '' })
      const { request } = await browser.newContext({ baseURL })
      expect((await request.post('/api/users/login', { data: account })).ok()).toBe(true)
      return request
    }),
  )
  let seq = 0
  const tellAll = async () => {
    seq += 1
    const data = { window: 'w', seq, state: 'here', element: intro.id, breakpoint: 'md' }
    for (const request of people) {
      await request.post(`/api/voix/pages/${id}/presence`, { data, headers: { Origin: new URL(baseURL ?? '').origin } })
    }
  }
  const buttons = page.getByRole('list', { name: 'Also on this page' }).getByRole('button')
  // Windows send presence regularly. Users without a message for half a minute are removed.
  await expect(async () => {
    await tellAll()
    await expect(buttons).toHaveCount(5, { timeout: 2000 })
  }).toPass()
  await expect(buttons.last()).toHaveText('+1')
  await expect(studio.frame.locator(`[data-voix-other="${intro.id}"]`)).toContainText('Emil Berg')
})
