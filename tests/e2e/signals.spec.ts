import { expect, test } from '@playwright/test'
import { createPage, openStudio, row, signIn } from './helpers/studio'

const offersLink = { name: 'See offers' }

test('a layout learns of the page from its slices: on the site, and in the preview as a value is edited', async ({
  page,
  baseURL,
}) => {
  await signIn({ page })
  const offers = row('special-offers', { title: 'Offers', hidesOffersLink: false })
  const { id, path } = await createPage({
    page,
    baseURL: baseURL ?? '',
    rows: [offers],
    layout: 'blocks',
    status: 'published',
  })
  await page.goto(path)
  await expect(page.getByRole('banner').getByRole('link', offersLink)).toBeVisible()

  const { frame, item, shown } = await openStudio({ page, id })
  const header = frame.getByRole('banner')
  await expect(header.getByRole('link', offersLink)).toHaveCount(1)
  await item(offers.id).click()
  const choice = page.getByRole('checkbox', { name: 'Without the link to the offers above' })
  await shown(offers.id).evaluate((node) => node.setAttribute('data-kept', ''))
  await choice.check()
  await expect(header.getByRole('link', offersLink)).toHaveCount(0)
  await choice.uncheck()
  await expect(header.getByRole('link', offersLink)).toHaveCount(1)
  // The document and its nodes are not replaced.
  await expect(shown(offers.id)).toHaveAttribute('data-kept', '')

  const quiet = row('special-offers', { title: 'Offers', hidesOffersLink: true })
  const other = await createPage({ page, baseURL: baseURL ?? '', rows: [quiet], layout: 'blocks', status: 'published' })
  await page.goto(other.path)
  await expect(page.getByRole('heading', { name: 'Offers' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', offersLink)).toHaveCount(0)
})
