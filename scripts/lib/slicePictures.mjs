import path from 'node:path'
import sharp from 'sharp'
import { settle, signIn } from './screens.mjs'

/** The size of an image in pixels. The palette shows it at half the size. */
const WIDTH = 480
const HEIGHT = 300
/** The window for the screenshots. */
const WINDOW = { width: 1280, height: 900 }
/** The margin around the content. */
const MARGIN = 32
/** The margin around an element smaller than an image. A larger one would include its neighbours. */
const NEAR = 8
/** Smaller elements show nothing useful. */
const LEAST = 24

/** Slices that the preview shows only as a note. Their images are drawn. */
const DRAWN = new Set([
  'booking-dates-limiter',
  'booking-exclude-resorts',
  'hide-inline-booking-widget',
  'hide-sign-up-to-save-footer',
  'iframe',
  'spacer',
])

/** Hides fixed content, which would be on every image. */
const ALONE =
  '.site-header, .consent, nextjs-portal { display: none !important } * { scroll-behavior: auto !important; transition: none !important }'

/** @typedef {{ page: string, elements: string[] }} Use */

/**
 * Takes an image of every slice on a page of the demo. Returns the names of slices that show nothing.
 * @param {{ browser: import('@playwright/test').Browser, baseURL: string, account: { email: string, password: string },
 * dir: string, names: readonly string[] }} input
 * @returns {Promise<string[]>}
 */
export async function takeSlicePictures({ browser, baseURL, account, dir, names }) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: WINDOW })
  const page = await context.newPage()
  await signIn(page, account)
  const unseen = []
  for (const name of names) {
    const picture = DRAWN.has(name) ? null : await firstSeen(page, await usesOf(page, name))
    if (picture)
      await sharp(picture)
        .webp({ quality: 74 })
        .toFile(path.join(dir, `${name}.webp`))
    else unseen.push(name)
    console.log(`  ${name}${picture ? '' : ': not visible'}`)
  }
  await context.close()
  return unseen
}

/**
 * Returns published pages with the slice. @param {import('@playwright/test').Page} page @param {string} name @returns
 * {Promise<Use[]>}
 */
async function usesOf(page, name) {
  const address = `/api/voix/slices/uses?of=${encodeURIComponent(name)}`
  const answer = await page.request.get(address, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  if (!answer.ok()) throw new Error(`${address} responded with ${answer.status()}: ${await answer.text()}`)
  /** @type {{ docs: { id: string, path: string | null, isPublished: boolean, elements: string[] }[] }} */
  const { docs } = await answer.json()
  return docs.filter((doc) => doc.isPublished).map(({ id, elements }) => ({ page: id, elements }))
}

/** @param {import('@playwright/test').Page} page @param {readonly Use[]} uses @returns {Promise<Buffer | null>} */
async function firstSeen(page, uses) {
  for (const use of uses.slice(0, 4)) {
    const address = `/voix-preview/${use.page}`
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
  const isEven = (await sharp(taken).stats()).channels.every(({ stdev }) => stdev < 1)
  return isEven ? null : fitted(taken)
}

/**
 * Content on one colour is shown as large as possible, on that colour. Content that fills its frame fills the image.
 * @param {Buffer} taken
 */
async function fitted(taken) {
  const { color: background, share } = await edgeOf(taken)
  const size = { width: WIDTH, height: HEIGHT }
  if (share < 0.6)
    return sharp(taken)
      .resize({ ...size, fit: 'cover', position: 'left' })
      .toBuffer()
  const trimmed = await sharp(taken).trim({ background, threshold: 8 }).toBuffer()
  const room = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background }
  const extended = await sharp(trimmed).removeAlpha().extend(room).toBuffer()
  return sharp(extended)
    .resize({ ...size, fit: 'contain', background })
    .toBuffer()
}

/** Returns the most frequent colour of the edge, and its share. @param {Buffer} taken */
async function edgeOf(taken) {
  const [width, height] = [48, 30]
  const data = await sharp(taken)
    .removeAlpha()
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer()
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    if (x > 0 && x < width - 1 && y > 0 && y < height - 1) continue
    const color = [...data.subarray(at * 3, at * 3 + 3)].join()
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const [most = '255,255,255', count = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? []
  const [r, g, b] = most.split(',').map(Number)
  return { color: { r, g, b }, share: count / (2 * (width + height) - 4) }
}

/**
 * Returns the top of content higher than an image, or all of lower content, with a margin around small content. @param
 * {{ x: number, y: number, width: number, height: number }} box
 */
function frameOf({ x, y, width, height }) {
  const margin = width < WINDOW.width / 2 ? NEAR : 0
  const left = Math.max(0, x - margin)
  const right = Math.min(WINDOW.width, x + width + margin)
  const shown = Math.min(height + 2 * margin, ((right - left) * HEIGHT) / WIDTH)
  return { x: left, y: Math.max(0, y - margin), width: right - left, height: shown }
}
