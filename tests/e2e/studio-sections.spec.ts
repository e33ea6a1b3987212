import { expect, test } from '@playwright/test'
import { lookAt } from './helpers/axe'
import { createPage, expectOpen, openStudio, row, signIn, studioScreen } from './helpers/studio'

test('a section is made of two elements, placed on another page, edited where that page shows it and published once: both pages show it', async ({
  page,
  baseURL: base,
}) => {
  const baseURL = String(base)
  await signIn({ page })
  const [first, second, own] = [
    row('introduction', { title: 'Open every day' }),
    row('introduction', { title: 'From nine to five' }),
    row('introduction', { title: 'Only on the first page' }),
  ]
  const a = await createPage({ page, baseURL, rows: [first, second, own], status: 'published', title: 'First page' })
  const [above, below] = [row('introduction', { title: 'Above it' }), row('introduction', { title: 'Below it' })]
  const b = await createPage({ page, baseURL, rows: [above, below], status: 'published', title: 'Second page' })
  const name = `Hours ${a.path.slice(-4)}`

  // The section is created on the first page.
  let studio = await openStudio({ page, id: a.id })
  await studio.item(first.id).click()
  await studio.item(second.id).click({ modifiers: ['Shift'] })
  await studio.item(second.id).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Make a shared section' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a shared section' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(studio.items).toHaveCount(2)
  await expect(studio.items.first()).toContainText(name)
  await expect(studio.frame.getByRole('heading', { name: 'From nine to five' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Used on 1 draft' })).toBeVisible()
  await publish()
  await expect(page.getByRole('heading', { name: 'Used on 1 page' })).toBeVisible()

  // It is placed on the second page from the palette, and opened with a double click.
  studio = await openStudio({ page, id: b.id })
  await studio.item(above.id).click()
  await page.getByRole('tab', { name: 'Add' }).click()
  await page.getByRole('button', { name: `Add the shared section ${name}` }).click()
  const shown = studio.frame.getByRole('heading', { name: 'Open every day' })
  await expect(shown).toBeVisible()
  await expect(studio.frame.getByRole('note')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Elements' }).click()
  await publish()
  await shown.click()
  await expect(studio.items.nth(1)).toHaveAttribute('aria-selected', 'true')
  await shown.dblclick()
  await page.waitForURL(/from=/)
  await expectOpen(page)
  const frame = page.locator('[data-section-frame]')
  await expect(frame).toContainText('Used on 2 pages')
  await frame.getByText('Used on 2 pages').click()
  await expect(frame.getByRole('link', { name: 'Open “First page”' })).toBeVisible()
  expect(await lookAt(page, 'a shared section')).toEqual([])
  await frame.getByText('Used on 2 pages').click()

  // Its neighbours on the page are dimmed and inert, and the tree does not list them.
  studio = studioScreen(page)
  await expect(frame).toContainText('Shown within “Second page”')
  await expect(studio.items).toHaveCount(2)
  const heading = studio.frame.getByText('Open every day', { exact: true })
  const aside = (words: string) => studio.frame.locator('[inert]', { hasText: words })
  for (const words of ['Above it', 'Below it']) {
    await expect(aside(words)).toBeVisible()
    await expect(aside(words)).toHaveCSS('opacity', '0.35')
  }
  await expect(studio.frame.locator('[inert]', { has: heading })).toHaveCount(0)
  await expect(heading).toBeInViewport()
  const spots = [aside('Above it'), heading, aside('Below it')]
  const tops = await Promise.all(spots.map(async (spot) => (await spot.boundingBox())?.y ?? 0))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await page.getByRole('button', { name: 'Show it by itself' }).click()
  await expect(aside('Above it')).toHaveCount(0)
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Show it within the page' }).click()
  await expect(aside('Above it')).toBeVisible()

  // It is edited in place, protected while it is unsaved, and published.
  await heading.dblclick()
  const input = studio.frame.getByRole('textbox')
  await expect(input).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Closed on Mondays')
  await page.keyboard.press('Enter')
  await expect(studio.frame.getByRole('heading', { name: 'Closed on Mondays' })).toBeVisible()
  await frame.getByRole('link', { name: 'Back to the page' }).click()
  const question = page.getByRole('alertdialog', { name: 'Unsaved changes' })
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(await textOf(a.path)).toContain('Open every day')
  await publish()
  for (const { path } of [a, b]) {
    const html = await textOf(path)
    expect(html).toContain('Closed on Mondays')
    expect(html).toContain('From nine to five')
    expect(html).not.toContain('Open every day')
  }
  await frame.getByRole('link', { name: 'Back to the page' }).click()
  await page.waitForURL(`**/studio/${b.id}`)
  await expectOpen(page)
  await expect(studioScreen(page).frame.getByRole('heading', { name: 'Closed on Mondays' })).toBeVisible()

  // It appears in the list of sections.
  await page.goto('/voix/pages?kind=section')
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('2 pages or sections')

  async function publish() {
    await page.locator('[data-command="publish"]').first().click()
    const anyway = page.getByRole('button', { name: 'Publish anyway' })
    await expect(page.locator('[data-save-state="published"]').or(anyway)).toBeVisible()
    if (await anyway.isVisible()) await anyway.click()
    await expect(page.locator('[data-save-state="published"]')).toBeVisible()
  }
  /** Returns the text that a visitor receives. */
  async function textOf(path: string): Promise<string> {
    return (await fetch(new URL(path, baseURL))).text()
  }
})
