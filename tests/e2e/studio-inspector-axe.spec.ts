import { expect, test, type Page } from '@playwright/test'
import { lookAt } from './helpers/axe'
import { inspect } from './helpers/inspect'
import { row } from './helpers/studio'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on any tab of the inspector and the page panel (${colorScheme})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    const page = await (await browser.newContext({ baseURL, colorScheme, reducedMotion: 'reduce' })).newPage()
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
    await page.close()
    expect(findings).toEqual([])
  })
}

/** The window in which a link's target is chosen: as it opens, and with what a search has found. */
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
  for (const type of ['text', 'color', 'link', 'image', 'media', 'date', 'checkbox']) {
    await page.getByLabel('Type of the new field').selectOption(type)
    await page.getByLabel('Name of the new field').fill(`my-${type}`)
    await page.getByLabel('Name of the new field').press('Enter')
  }
  await expect(page.locator('[data-page-field]')).toHaveCount(7)
}
