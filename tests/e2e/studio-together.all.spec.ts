import { expect, test, type Browser, type Page } from '@playwright/test'
import { createPage, openStudio, row, signIn, type StudioScreen } from './helpers/studio'

interface Editor {
  page: Page
  studio: StudioScreen
}

async function editorOf({ browser, baseURL, id }: { browser: Browser; baseURL: string | undefined; id: string }) {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await signIn({ page })
  return { page, studio: await openStudio({ page, id }) }
}

/** Saves. If another user has saved meanwhile, the studio sends the save again automatically. */
async function save({ page, studio }: Editor) {
  const answer = page.waitForResponse((response) => response.url().endsWith('/save') && response.status() !== 409)
  await studio.command('save-draft').click()
  return (await answer).status()
}

test('two people who move different elements of one list both find them where they put them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn({ page })
  const rows = ['One', 'Two', 'Three', 'Four'].map((title) => row('introduction', { title }))
  const [one, two, three, four] = rows.map((each) => each.id)
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  const first: Editor = { page, studio: await openStudio({ page, id }) }
  const second = await editorOf({ browser, baseURL, id })
  const orderOf = ({ page: window }: Editor) =>
    window
      .locator('[role=treeitem][data-element-id]')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-element-id')))
  const moveUp = async ({ page: window, studio }: Editor, element: string | undefined) => {
    await studio.item(element ?? '').click()
    await window.keyboard.press('Alt+ArrowUp')
  }
  await moveUp(first, two)
  await moveUp(second, four)
  await expect.poll(() => orderOf(first)).toEqual([two, one, three, four])
  await expect.poll(() => orderOf(second)).toEqual([one, two, four, three])
  expect(await save(first)).toBe(200)
  await expect.poll(() => orderOf(second)).toEqual([two, one, four, three])
  expect(await save(second)).toBe(200)
  await expect.poll(() => orderOf(first)).toEqual([two, one, four, three])
  await second.page.keyboard.press('Control+z')
  await expect.poll(() => orderOf(second)).toEqual([two, one, three, four])
})
