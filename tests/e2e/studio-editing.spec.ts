import { expect, test } from '@playwright/test'
import { createPage, signIn } from './helpers/studio'

test('the addresses of a page in the admin lead to the studio', async ({ page, baseURL }) => {
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [] })
  const answer = await page.goto(`/voix/collections/pages/${id}`)
  await expect(page).toHaveURL(new RegExp(`/voix/studio/${id}$`))
  // Payload's client config omits the fields of the slices, with which it would be 560 kB.
  expect((await answer?.text())?.length).toBeLessThan(260_000)
})
