import { expect, test } from '@playwright/test'
import { countRenders, takeRendered, type Rendered } from './helpers/renderCount'
import { createPage, openStudio, row, signIn } from './helpers/studio'

const idsOf = (rendered: Rendered[], key: keyof Rendered) => [...new Set(rendered.flatMap((one) => one[key] ?? []))]

test('a keystroke renders one element of the frame, its own input, and no other line of the list', async ({
  page,
  baseURL,
}) => {
  await countRenders(page.context())
  await signIn({ page })
  const group = row('group', { blockName: 'Group' })
  const inside = Array.from({ length: 20 }, (_, index) => row('introduction', { title: `Title ${index}` }, group.id))
  const typed = inside[7]?.id ?? ''
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [group, ...inside] })
  const studio = await openStudio({ page, id })
  const frame = page.frame({ name: 'voix-preview' })
  if (!frame) throw new Error('The studio has no frame.')
  await studio.item(typed).click()
  const title = page.locator(`[data-inspected-element="${typed}"] #field-title`)
  const shown = studio.shown(typed).locator('[data-voix-field="title"]')
  // A rich text editor that loads later renders on its own.
  await expect(page.locator(`[data-inspected-element="${typed}"] [contenteditable]`).first()).toBeVisible()
  await title.press('End')
  // The first key also changes the toolbar: the page becomes dirty, undo becomes possible.
  await page.keyboard.press('a')
  await expect(shown).toHaveText('Title 7a')
  expect(idsOf(await takeRendered(frame), 'element')).toContain(typed)
  expect(idsOf(await takeRendered(page), 'field')).toContain('field-title')

  for (const letter of 'bcdef') {
    const before = await shown.innerText()
    await page.keyboard.press(letter)
    await expect(shown).toHaveText(`${before}${letter}`)
    const inFrame = await takeRendered(frame)
    expect(idsOf(inFrame, 'element')).toEqual([typed])
    const inStudio = await takeRendered(page)
    expect(idsOf(inStudio, 'field').filter((own) => own !== null)).toEqual(['field-title'])
    expect(idsOf(inStudio, 'row').filter((own) => own !== typed)).toEqual([])
  }
})
