import { expect, type Page } from '@playwright/test'
import { lookAt } from './axe'
import { fieldSlot, inspect } from './inspect'
import { createPast, openHistory } from './revisions'
import { createPage, openStudio, row } from './studio'

interface Visit {
  page: Page
  baseURL: string | undefined
}

/** The screens of the studio that axe tests, each in one visit of a signed-in user. */
export const VISITS = {
  'the studio and the lists around it': visitScreens,
  'palette, menu, sheet, dialogs and focus mode': visitCommands,
  'the tabs of the inspector and the page panel': visitInspector,
  'the version history': visitVersions,
  'the picture dialog, empty, chosen from and with files that fail': visitPictures,
}

async function visitScreens({ page, baseURL }: Visit): Promise<string[]> {
  const only = row('introduction', { title: 'Look at me' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  const findings: string[] = []

  const studio = await openStudio({ page, id })
  findings.push(...(await lookAt(page, 'page panel')))
  await studio.item(only.id).click()
  await page.locator('#field-title').waitFor()
  findings.push(...(await lookAt(page, 'element')))
  await page.getByRole('tab', { name: 'Settings' }).click()
  findings.push(...(await lookAt(page, 'settings')))
  await page.getByRole('tab', { name: 'Add' }).click()
  findings.push(...(await lookAt(page, 'palette')))
  for (const address of ['/voix/pages', '/voix/pages/create', '/voix/reviews', '/voix/studio']) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    findings.push(...(await lookAt(page, address)))
  }
  return findings
}

async function visitCommands({ page, baseURL }: Visit): Promise<string[]> {
  const rows = [row('introduction', { title: 'One' }), row('introduction', { title: 'Two' })]
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  const studio = await openStudio({ page, id })
  const [one, two] = rows
  await studio.item(one?.id ?? '').click()
  await page.locator('#field-title').waitFor()
  const findings: string[] = []
  for (const { keys, shown } of [
    { keys: 'Control+k', shown: '[role=listbox]' },
    { keys: '?', shown: '[data-shortcut-of]' },
    { keys: 'Shift+F10', shown: '[role=menu]' },
    { keys: 'Control+Shift+m', shown: '[role=listbox]' },
  ]) {
    // The focus may still be returning after the previous key.
    await expect(async () => {
      await page.keyboard.press(keys)
      await expect(page.locator(shown).first()).toBeVisible({ timeout: 5_000 })
    }).toPass()
    findings.push(...(await lookAt(page, keys)))
    await page.keyboard.press('Escape')
    await expect(page.locator(shown)).toHaveCount(0)
  }
  await page.keyboard.press('Control+k')
  await page.keyboard.type('theme colour')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Theme colour' }).waitFor()
  findings.push(...(await lookAt(page, 'theme colour')))
  await page.keyboard.press('Escape')
  await studio.item(two?.id ?? '').click({ modifiers: ['Shift'] })
  await page.getByRole('heading', { name: '2 elements' }).waitFor()
  findings.push(...(await lookAt(page, 'several elements')))
  await page.keyboard.press('Control+.')
  await expect(page.locator('[data-voix-region=bar]')).toHaveCount(0)
  findings.push(...(await lookAt(page, 'focus mode')))
  return findings
}

async function visitInspector({ page, baseURL }: Visit): Promise<string[]> {
  const hero = row('hero', { title: 'Sea' })
  const fieldProperties = { title: { default: { fontSize: '20px' }, xl: { fontSize: '30px' } } }
  const conditions = [{ key: 'tag:', operator: 'greater_than_equal', value: 'x' }]
  hero.element = {
    ...hero.element,
    ...{
      fieldProperties,
      permissions: ['delete'],
      fieldsEnabled: { copy: false },
      conditionsSettings: { type: 'and', conditions },
      modelQuery: { collection: 'resorts', where: [], sort: null, limit: 3, bind: { title: 'name' } },
    },
  }
  await inspect({ page, baseURL, rows: [hero] })
  await page.locator('#field-title').waitFor()
  const findings = await lookAt(page, 'content')
  for (const tab of ['style', 'settings', 'conditions', 'query']) {
    await page.locator(`#tab-${tab}`).click()
    findings.push(...(await lookAt(page, tab)))
  }
  await page.keyboard.press('Escape')
  for (const tab of ['page', 'fields', 'seo', 'properties']) {
    await page.locator(`[data-inspected-page] #tab-${tab}`).click()
    if (tab === 'fields') await addFields(page)
    findings.push(...(await lookAt(page, `page: ${tab}`)))
    if (tab === 'fields') findings.push(...(await lookAtLinks(page)))
  }
  return findings
}

async function visitVersions({ page, baseURL }: Visit): Promise<string[]> {
  const { id } = await createPast({ page, baseURL: baseURL ?? '' })
  const history = await openHistory({ page, id })
  await expect(history.revision(1)).toBeVisible()
  const findings = await lookAt(page, 'list')
  await history.lookAt(2)
  findings.push(...(await lookAt(page, 'what changed')))
  await page.getByRole('radio', { name: 'Page now' }).check()
  findings.push(...(await lookAt(page, 'compared with now')))
  await history.command('name-revision').click()
  findings.push(...(await lookAt(page, 'naming')))
  return findings
}

async function visitPictures({ page, baseURL }: Visit): Promise<string[]> {
  await inspect({ page, baseURL, rows: [row('grid-gallery', { images: [] })] })
  await fieldSlot(page, 'images').getByRole('button', { name: 'Choose several' }).click()
  await page.getByRole('dialog').getByRole('option').nth(0).click()
  await page
    .getByRole('dialog')
    .getByRole('option')
    .nth(3)
    .click({ modifiers: ['Shift'] })
  const findings = await lookAt(page, 'chosen')
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles([{ name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('x') }])
  await expect(page.getByRole('dialog').getByText('A file of the kind DOCX cannot go here.')).toBeVisible()
  findings.push(...(await lookAt(page, 'failed')))
  await page.getByRole('dialog').getByRole('searchbox').fill('zzzzzz')
  await expect(page.getByRole('dialog').getByText('No pictures match.')).toBeVisible()
  findings.push(...(await lookAt(page, 'empty')))
  return findings
}

/** Tests the dialog for a link's target when it opens, and with results of a search. */
async function lookAtLinks(page: Page): Promise<string[]> {
  await page.locator('[data-page-field] [data-leads-to]').first().click()
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  const findings = await lookAt(page, 'link')
  await page.keyboard.type('weddings')
  await expect(dialog.getByRole('option').nth(1)).toBeVisible()
  findings.push(...(await lookAt(page, 'link: found')))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  return findings
}

async function addFields(page: Page): Promise<void> {
  for (const type of ['text', 'color', 'link', 'image', 'upload', 'date', 'checkbox']) {
    await page.getByLabel('Type of the new field').selectOption(type)
    await page.getByLabel('Name of the new field').fill(`my-${type}`)
    await page.getByLabel('Name of the new field').press('Enter')
  }
  await expect(page.locator('[data-page-field]')).toHaveCount(7)
}
