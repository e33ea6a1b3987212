import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { ADMIN } from '../e2e/helpers/sessions'
import { createPage, openStudio, signIn } from '../e2e/helpers/studio'
import { startServer } from '../../scripts/lib/testing/startServer.mjs'
import { freshClone, type } from './freshClone'
import { readChapter } from './readme'

let clone: Awaited<ReturnType<typeof freshClone>>
let server: Awaited<ReturnType<typeof startServer>>
/** Returns two seconds in milliseconds, multiplied by the machine's load. */
const atOnce = () => 2_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
const read = (file: string) => readFile(path.join(clone.dir, file), 'utf8')

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(600_000)
  clone = await freshClone()
  server = await startServer({
    script: 'dev',
    root: clone.dir,
    dataDir: path.join(clone.dir, '.data'),
    port: Number(new URL(baseURL ?? '').port),
    env: { NODE_ENV: '', VOIX_ADMIN_EMAIL: ADMIN.email, VOIX_ADMIN_PASSWORD: ADMIN.password },
  })
})

test.afterAll(async () => {
  await server?.stop()
  await clone?.remove()
})

test('the first slice, as the README says: written, in the palette, on a page, changed, published', async ({
  page,
  baseURL,
}) => {
  const { code, path: folder } = readChapter({ dir: clone.dir, heading: 'A first slice in five minutes' })
  const component = path.join(folder, 'Component.tsx')

  await type(code.sh ?? '', clone.dir)
  expect(await read(path.join(folder, 'config.ts'))).toContain(code.ts)
  expect(await read(component)).toContain(code.tsx)
  const label = /label: '(.*?)'/.exec(code.ts ?? '')?.[1] ?? ''
  await expect.poll(() => server.log(), { timeout: 30_000 }).toContain('starting the server again')

  await expect
    .poll(
      () =>
        page.request.get('/').then(
          (answer) => answer.status(),
          () => 0,
        ),
      { timeout: 120_000 },
    )
    .toBe(200)
  await signIn({ page, account: { ...ADMIN } })
  const { id, path: address } = await createPage({ page, baseURL: baseURL ?? '', rows: [] })
  const studio = await openStudio({ page, id })
  await page.getByRole('tab', { name: 'Add' }).click()
  await page.getByLabel('Search slices').fill(label)
  await page.locator('[data-slice]', { hasText: label }).click()
  await page.getByRole('tab', { name: 'Elements' }).click()
  const element = (await studio.items.first().getAttribute('data-element-id')) ?? ''
  const heading = (level: number) => studio.shown(element).locator(`h${level}`)
  await expect(heading(2)).toHaveText(label)
  await page.locator('#field-title').fill('Written by hand')
  await expect(heading(2)).toHaveText('Written by hand')

  const edited = (await read(component)).replaceAll('h2', 'h3')
  await writeFile(path.join(clone.dir, component), edited)
  await expect.poll(() => heading(3).count(), { intervals: [50], timeout: atOnce() }).toBe(1)
  await expect(heading(3)).toHaveText('Written by hand')
  await expect(studio.item(element)).toHaveAttribute('aria-selected', 'true')
  await expect(studio.command('undo')).not.toHaveAttribute('aria-disabled', 'true')

  await studio.command('publish').click()
  // The page has no description, which requires confirmation, unless the server takes too long to compile the checks.
  const asked = page.getByRole('button', { name: 'Publish anyway' })
  await expect(asked.or(studio.status.filter({ hasText: 'Published' }))).toBeVisible()
  if (await asked.isVisible()) await asked.click()
  await expect(studio.status).toHaveText('Published')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Written by hand', level: 3 })).toBeVisible()
})
