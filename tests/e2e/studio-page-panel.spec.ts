import { expect, test, type Page } from '@playwright/test'
import { createPage, openStudio, signIn } from './helpers/studio'

const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('tablist', { name: 'Page' }).getByRole('tab', { name })

test('what the layout shows of a page field follows each change of it, before anything is saved', async ({
  page,
  baseURL,
}) => {
  await signIn({ page })
  const offers = (await (await page.request.get('/api/specials?depth=0&limit=1&sort=title')).json()) as {
    docs: [Offer]
  }
  const [{ id: offer, title }] = offers.docs
  const fields = [{ name: 'offers', type: 'specials', enabled: true, specials: [offer] }]
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [], fields })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/voix-preview/') && asked.push(request.url()))
  const { frame } = await openStudio({ page, id })
  const shown = frame.getByRole('complementary').getByRole('link', { name: title })
  await expect(shown).toBeVisible()
  // Data in the document is not requested again.
  expect(asked).toHaveLength(1)
  await frame.locator('body').evaluate((body) => (body.dataset.kept = 'yes'))
  await tab(page, 'Fields').click()
  await page.getByRole('button', { name: 'Switch off offers' }).click()
  await expect(shown).toBeHidden()
  // A user who opens a copied address sees the stored page.
  const [sent = ''] = asked.slice(-1)
  for (const [from, count] of [
    ['same-origin', 0],
    ['none', 1],
  ] as const) {
    const html = await (await page.request.get(sent, { headers: { 'Sec-Fetch-Site': from } })).text()
    expect(
      html.split('</a></li>').filter((part) => part.includes(`>${title}`)),
      from,
    ).toHaveLength(count)
  }
  await page.locator('[data-command=undo]').click()
  await expect(shown).toBeVisible()
  await expect(frame.locator('body')).toHaveAttribute('data-kept', 'yes')
})

interface Offer {
  id: string
  title: string
}
