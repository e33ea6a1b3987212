import path from 'node:path'
import sharp from 'sharp'
import { settle, signIn } from './screens.mjs'

/** Of a picture in pixels: the palette shows it at half the size. */
const WIDTH = 480
const HEIGHT = 300
/** Of the window in which slices are looked at. */
const WINDOW = { width: 1280, height: 900 }
/** Around an element that is smaller than a picture. */
const MARGIN = 24
/** What is less is nothing to look at. */
const LEAST = 24

/** What stands still above the page would be on every picture. */
const ALONE =
  '.site-header, .consent, nextjs-portal { display: none !important } * { scroll-behavior: auto !important; transition: none !important }'

/** @typedef {{ page: string, elements: string[] }} Use */

/**
 * Takes a picture of every slice as it stands on a page of the demo. Answers the names of those of which nothing is seen.
 *
 * @param {{ browser: import('@playwright/test').Browser, baseURL: string, account: { email: string, password: string }, dir: string, names: readonly string[] }} input
 * @returns {Promise<string[]>}
 */
export async function takeSlicePictures({ browser, baseURL, account, dir, names }) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: WINDOW })
  const page = await context.newPage()
  await signIn(page, account)
  const unseen = []
  for (const name of names) {
    const picture = await firstSeen(page, await usesOf(page, name))
    if (picture)
      await sharp(picture)
        .webp({ quality: 74 })
        .toFile(path.join(dir, `${name}.webp`))
    else unseen.push(name)
    console.log(`  ${name}${picture ? '' : ': nothing is seen'}`)
  }
  await context.close()
  return unseen
}

/** Published pages that show the slice. @param {import('@playwright/test').Page} page @param {string} name @returns {Promise<Use[]>} */
async function usesOf(page, name) {
  const answer = await page.request.get(`/api/voix/slices/uses?of=${encodeURIComponent(name)}`)
  /** @type {{ docs: { id: string, path: string | null, isPublished: boolean, elements: string[] }[] }} */
  const { docs } = await answer.json()
  return docs.filter((doc) => doc.isPublished).map(({ id, elements }) => ({ page: id, elements }))
}

/** @param {import('@playwright/test').Page} page @param {readonly Use[]} uses @returns {Promise<Buffer | null>} */
async function firstSeen(page, uses) {
  for (const use of uses.slice(0, 4)) {
    const address = `/_voix/preview/${use.page}`
    if (!page.url().endsWith(address)) {
      await page.goto(address)
      await page.addStyleTag({ content: ALONE })
      await settle(page)
    }
    for (const id of use.elements) {
      const picture = await takeElement(page, id)
      if (picture) return picture
    }
  }
  return null
}

/** @param {import('@playwright/test').Page} page @param {string} id @returns {Promise<Buffer | null>} */
async function takeElement(page, id) {
  const element = page.locator(`[data-voix-element="${id}"]`).first()
  if ((await element.count()) === 0) return null
  await element.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => {})
  const box = await element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return { x: left + scrollX, y: top + scrollY, width, height }
  })
  if (box.width < LEAST || box.height < LEAST) return null
  const clip = frameOf(box)
  const taken = await page.screenshot({ fullPage: true, clip, animations: 'disabled' })
  const { data } = await sharp(taken)
    .removeAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const background = { r: data[0] ?? 255, g: data[1] ?? 255, b: data[2] ?? 255 }
  const fitted = { width: WIDTH, height: HEIGHT, fit: /** @type {const} */ ('contain'), background }
  const isEven = (await sharp(taken).stats()).channels.every(({ stdev }) => stdev < 1)
  return isEven ? null : sharp(taken).resize(fitted).toBuffer()
}

/** The top of what is higher than a picture; all of what is lower, with some room around what is small. @param {{ x: number, y: number, width: number, height: number }} box */
function frameOf({ x, y, width, height }) {
  const margin = width < WINDOW.width / 2 ? MARGIN : 0
  const left = Math.max(0, x - margin)
  const right = Math.min(WINDOW.width, x + width + margin)
  const shown = Math.min(height + 2 * margin, ((right - left) * HEIGHT) / WIDTH)
  return { x: left, y: Math.max(0, y - margin), width: right - left, height: shown }
}
