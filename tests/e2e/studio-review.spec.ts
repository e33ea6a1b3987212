import { expect, test, type Page } from '@playwright/test'
import { lookAt } from './helpers/axe'
import {
  createAccount,
  createPage,
  expectOpen,
  openStudio,
  row,
  signIn,
  studioScreen,
  type StudioScreen,
} from './helpers/studio'

interface Person {
  page: Page
  studio: StudioScreen
}

const threads = ({ page }: Person) => page.locator('[data-thread]')
const pins = ({ studio }: Person) => studio.frame.locator('[data-voix-pin]')

/** Clicks a point of an element in the preview and adds an annotation. */
async function annotate(person: Person, { id, text }: { id: string; text: string }) {
  const { page, studio } = person
  await studio.shown(id).click({ position: { x: 40, y: 20 } })
  const composer = page.getByRole('dialog', { name: 'New annotation' })
  await composer.getByLabel('Comment').fill(text)
  await composer.getByRole('button', { name: 'Comment' }).click()
  await expect(composer).toBeHidden()
}

test('a reviewer annotates at three breakpoints; an editor answers in another window, and a deleted element leaves its thread', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn({ page })
  const rows = [row('introduction', { title: 'First' }), row('introduction', { title: 'Second' })]
  const [first, second] = rows.map(({ id }) => id) as [string, string]
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  const account = await createAccount({ request: page.request, role: 'reviewer', baseURL: baseURL ?? '', name: 'Rita' })
  const window = await (await browser.newContext({ baseURL, viewport: page.viewportSize() })).newPage()
  await signIn({ page: window, account })
  const reviewer: Person = { page: window, studio: await openStudio({ page: window, id }) }
  const editor: Person = { page, studio: await openStudio({ page, id }) }
  // A preview in a separate window follows the editor's studio.
  const preview = await page.context().newPage()
  await preview.goto(`/voix-preview/${id}?voix-sync`)
  await expect(preview.locator('[data-voix-connected=true]')).toBeAttached()

  await reviewer.studio.command('review-mode').click()
  for (const [index, breakpoint] of (['default', 'md', 'xl'] as const).entries()) {
    await window.locator(`[data-breakpoint="${breakpoint}"]`).click()
    await annotate(reviewer, { id: index === 2 ? second : first, text: `At ${breakpoint}` })
    await expect(pins(reviewer)).toHaveCount(1)
  }
  await expect(threads(reviewer)).toHaveCount(3)
  await expect(reviewer.studio.status).toHaveText('Draft, saved')

  // Annotations appear in open windows without a reload. The editor's page does not change.
  await expect(editor.studio.command('review-mode')).toHaveAccessibleName('Review mode, 3 open')
  await editor.studio.command('review-mode').click()
  const thread = page.locator('[data-thread]').filter({ hasText: 'At md' })
  await thread.locator('[data-thread-title]').click()
  await expect(page.locator('[data-breakpoint="md"]')).toHaveAttribute('aria-checked', 'true')
  await expect(pins(editor)).toHaveCount(1)
  await expect(preview.locator('[data-voix-pin]')).toHaveCount(1)
  await expect(pins(editor)).toHaveAccessibleName('Annotation 1, Rita: At md')
  await thread.getByLabel('Answer').fill('Is it better now?')
  await thread.getByRole('button', { name: 'Answer' }).click()
  await expect(preview.locator('[data-voix-pin]')).toHaveAccessibleName('Annotation 1, Rita: At md, 1 answer')
  await pins(editor).click()
  await expect(thread.locator('[data-thread-title]')).toBeFocused()
  expect(await lookAt(page, 'review')).toEqual([])

  // The reply appears. Once resolved, the thread leaves the list of open ones.
  const theirs = window.locator('[data-thread]').filter({ hasText: 'At md' })
  await theirs.locator('[data-thread-title]').click()
  await expect(theirs).toContainText('Is it better now?')
  await theirs.getByRole('button', { name: 'Resolve' }).click()
  await expect(threads(editor)).toHaveCount(2)
  await expect(preview.locator('[data-voix-pin]')).toHaveCount(0)
  await window.locator('[data-thread]').filter({ hasText: 'At default' }).locator('[data-thread-title]').click()

  // The editor deletes an element. Its thread remains, and says so.
  await editor.studio.command('leave-review-mode').click()
  await editor.studio.item(second).click()
  await page.keyboard.press('Delete')
  await expect(editor.studio.items).toHaveCount(1)
  const saved = page.waitForResponse((response) => response.url().endsWith('/save'))
  await editor.studio.command('save-draft').click()
  await saved
  const gone = window.locator('[data-thread][data-is-gone]')
  await expect(gone).toContainText('Its element was deleted')
  await expect(gone).toContainText('At xl')

  // The list of pending reviews links to the thread.
  await editor.page.goto('/voix/reviews')
  const link = page.getByRole('region', { name: 'Your open threads' }).getByRole('link')
  await expect(link.filter({ hasText: 'Is it better now?' })).toHaveCount(0)
  await reviewer.page.goto('/voix/reviews')
  await window
    .getByRole('region', { name: 'Your open threads' })
    .getByRole('link')
    .filter({ hasText: 'At default' })
    .click()
  await expectOpen(window)
  await expect(window.locator('[data-breakpoint="default"]')).toHaveAttribute('aria-checked', 'true')
  await expect(threads(reviewer).filter({ hasText: 'At default' }).locator('[data-thread-title]')).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(studioScreen(window).command('save-draft')).toHaveCount(0)
})
