import { expect, test, type Locator, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { openFrame } from './helpers/frame'
import { fieldSlot, inspect, saveAndRead } from './helpers/inspect'
import { row } from './helpers/studio'

/** A picture of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const png = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') })
const dialog = (page: Page) => page.getByRole('dialog')
const pictures = (page: Page) => dialog(page).getByRole('option')
const isStudio = (page: Page) => expect(page).toHaveURL(/voix\/studio/)

/** Drops a picture in the middle of a node, as a user does. */
async function drop(target: Locator, name: string): Promise<void> {
  await target.evaluate(
    (node, { name, data }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], name, { type: 'image/png' }))
      const { left, top, width, height } = node.getBoundingClientRect()
      const [clientX, clientY] = [left + width / 2, top + height / 2]
      const how = { dataTransfer, bubbles: true, cancelable: true, clientX, clientY }
      node.dispatchEvent(new DragEvent('dragover', how))
      node.dispatchEvent(new DragEvent('drop', how))
    },
    { name, data: DOT },
  )
}

test('a hero has its picture from the library in three actions, an upload in two, a gallery of five in four', async ({
  page,
  baseURL,
}) => {
  const rows = [row('hero', { title: 'Sea' }), row('grid-gallery', { title: 'Look', images: [] })] as const
  const studio = await inspect({ page, baseURL, rows: [...rows] })
  let actions = 0
  const act = async (done: Promise<unknown>) => {
    actions += 1
    await done
  }
  const image = fieldSlot(page, 'image')
  await act(image.getByRole('button', { name: 'Choose' }).click())
  await act(pictures(page).nth(2).click())
  await act(dialog(page).getByRole('button', { name: 'Use this picture' }).click())
  await expect(image.getByRole('button', { name: 'Remove Picture 1' })).toBeVisible()
  expect(actions).toBeLessThanOrEqual(3)

  actions = 0
  const chooser = page.waitForEvent('filechooser')
  await act(image.getByRole('button', { name: 'Upload' }).click())
  const name = `red-boat-${randomUUID().slice(0, 8)}.png`
  await act((await chooser).setFiles(png(name)))
  await expect(image).toContainText(name)
  await expect(dialog(page)).toBeHidden()
  expect(actions).toBeLessThanOrEqual(3)

  await studio.item(rows[1].id).click()
  actions = 0
  await act(fieldSlot(page, 'images').getByRole('button', { name: 'Choose several' }).click())
  await act(pictures(page).nth(1).click())
  await act(
    pictures(page)
      .nth(5)
      .click({ modifiers: ['Shift'] }),
  )
  await act(dialog(page).getByRole('button', { name: 'Add 5 pictures' }).click())
  await expect(fieldSlot(page, 'images').getByRole('listitem')).toHaveCount(5)
  expect(actions).toBeLessThanOrEqual(6)
  await isStudio(page)
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  const medium = expect.stringMatching(/\S/) as unknown
  expect(stored.rows[0]?.image).toMatchObject([{ breakpoint: 'default', media: medium }])
  expect(stored.rows[1]?.images).toMatchObject(Array.from({ length: 5 }, () => ({ image: medium })))
})

test('a picture on the canvas opens by a double click, and what is said of it and how close it is cut is shown there at once', async ({
  page,
  baseURL,
}) => {
  const hero = row('hero', { title: 'Sea' })
  const studio = await openFrame({ page, baseURL, rows: [hero] })
  const name = `canvas-${randomUUID().slice(0, 8)}.png`
  await drop(studio.shown(hero.id), name)
  const shown = studio.shown(hero.id).locator('[data-voix-field=image] img')
  await expect(shown).toHaveAttribute('src', new RegExp(name))
  await expect(dialog(page)).toBeHidden()
  const { width = 0 } = (await studio.shown(hero.id).boundingBox()) ?? {}
  await studio.shown(hero.id).dblclick({ position: { x: width - 40, y: 60 } })
  const alt = dialog(page).getByLabel('Alt text')
  await expect(alt).toHaveValue(/^Canvas /)
  await alt.fill('A boat on red water')
  await alt.press('Enter')
  await expect(dialog(page).getByText('Saved, for every page that shows it.')).toBeVisible()
  await expect(shown).toHaveAttribute('alt', 'A boat on red water')
  await dialog(page).getByRole('radio', { name: 'Cut here only' }).check()
  const zoom = dialog(page).getByRole('slider', { name: 'Zoom' })
  await zoom.click()
  await expect(zoom).toHaveValue(/^2[45]\d$/)
  const close = await zoom.inputValue()
  const source = () => shown.evaluate((picture: HTMLImageElement) => picture.currentSrc)
  await expect.poll(source).toContain(`-cover-50-50-${close}-`)
  await expect(dialog(page).getByText(/look blurred. Choose a larger picture./)).toBeVisible()
  const number = dialog(page).getByRole('textbox', { name: 'Zoom in percent' })
  await number.fill('100')
  await number.press('Shift+ArrowUp')
  await expect.poll(source).toContain('-cover-50-50-110-')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await isStudio(page)
})

test('a picture that is dropped into rich text is uploaded and stands there, also when the page is published', async ({
  page,
  baseURL,
}) => {
  const text = row('rich-text')
  const studio = await inspect({ page, baseURL, rows: [text] })
  const editor = page.locator('[data-rich-text] [contenteditable=true]').first()
  await editor.click()
  await page.keyboard.type('Before the boat')
  await drop(editor.locator('p').first(), `text-${randomUUID().slice(0, 8)}.png`)
  await expect(editor.locator('[data-lexical-decorator=true]')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  // The editor's own command opens the same dialog.
  await editor.locator('p').last().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/upload')
  await expect(page.locator('.slash-menu-popup__item-upload')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await pictures(page).nth(1).dblclick()
  await expect(editor.locator('[data-lexical-decorator=true]')).toHaveCount(2)
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(JSON.stringify(stored.rows[0]).match(/"type":"upload"/g)).toHaveLength(2)
  const published = await page.request.patch(`/api/pages/${studio.id}?depth=0`, {
    data: { _status: 'published' },
    headers: { Origin: new URL(baseURL ?? '').origin },
  })
  expect(published.status(), await published.text()).toBe(200)
})
