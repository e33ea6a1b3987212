import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { createPage, openStudio, signIn, type StudioScreen, type TestRow } from './studio'

export interface FrameScreen extends StudioScreen {
  id: string
  /** Returns the outline of a selected or hovered element. */
  outline: (id: string) => Locator
  /** Returns the marked node of a slot. */
  slot: (id: string, slot: string) => Locator
  /** The toolbar of the selected element. */
  bar: Locator
  dropLine: Locator
  dropWords: Locator
}

/** Opens a page with these elements and returns the helpers for its frame. */
export async function openFrame({
  page,
  baseURL,
  rows,
  ...values
}: {
  page: Page
  baseURL: string | undefined
  rows: TestRow[]
  layout?: string
}): Promise<FrameScreen> {
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows, ...values })
  return frameScreen({ id, studio: await openStudio({ page, id }) })
}

export function frameScreen({ id, studio }: { id: string; studio: StudioScreen }): FrameScreen {
  const { frame }: { frame: FrameLocator } = studio
  return {
    ...studio,
    id,
    outline: (element) => frame.locator(`[data-voix-outline="${element}"]`),
    slot: (element, slot) => studio.shown(element).locator(`[data-voix-slot="${slot}"]`).first(),
    bar: frame.getByRole('toolbar'),
    dropLine: frame.locator('[data-voix-drop-line]'),
    dropWords: frame.locator('[data-voix-drop-words]'),
  }
}

/**
 * Moves the pointer in steps, as a user does, to a point of a node's box: `{ x: 0.5, y: 0.1 }` is near the upper edge.
 */
export async function moveTo({ page, to, x = 0.5, y = 0.5 }: { page: Page; to: Locator; x?: number; y?: number }) {
  await expect(to).toBeVisible()
  const box = await to.boundingBox()
  if (!box) throw new Error('The target is not on the screen.')
  const [left, top] = [box.x + box.width * x, box.y + box.height * y]
  await page.mouse.move(left + 6, top + 3, { steps: 5 })
  await page.mouse.move(left, top, { steps: 3 })
}

/** Presses on a node and moves to another one without releasing. */
export async function dragTo({
  page,
  from,
  ...target
}: {
  page: Page
  from: Locator
  to: Locator
  x?: number
  y?: number
}) {
  await moveTo({ page, to: from })
  await page.mouse.down()
  await moveTo({ page, ...target })
}

/** Drags a slice from the palette over a node of the frame. */
export async function dragSliceTo({
  page,
  name,
  ...target
}: {
  page: Page
  name: string
  to: Locator
  x?: number
  y?: number
}) {
  const words = page.frameLocator('iframe[name=voix-preview]').locator('[data-voix-drop-words]')
  await beginSliceDrag({ page, name })
  // The studio renders the drag's feedback after the move that causes it.
  await expect(async () => {
    await moveTo({ page, ...target })
    await expect(words).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/**
 * Presses on a slice of the palette and moves until the browser starts the drag. A render between press and move may
 * replace the pressed node: then the press is repeated.
 */
export async function beginSliceDrag({ page, name }: { page: Page; name: string }) {
  const slice = await findSlice({ page, name })
  await page.evaluate(() => {
    delete document.documentElement.dataset.testDrag
    const note = () => (document.documentElement.dataset.testDrag = 'begun')
    document.addEventListener('dragstart', note, { once: true, capture: true })
  })
  await expect(async () => {
    await page.mouse.up()
    await moveTo({ page, to: slice })
    await page.mouse.down()
    // The pointer moves beyond the edge, so that a release is not a click.
    await moveTo({ page, to: slice, y: 1.5 })
    await expect(page.locator('html')).toHaveAttribute('data-test-drag', 'begun', { timeout: 1000 })
  }).toPass()
}

/** Finds a slice in the palette by search. */
export async function findSlice({ page, name }: { page: Page; name: string }): Promise<Locator> {
  await page.getByRole('tab', { name: 'Add' }).click()
  await page.getByLabel('Search slices').fill(name)
  const slice = page.locator(`[data-slice="${name}"]`)
  await expect(slice).toBeVisible()
  await slice.scrollIntoViewIfNeeded()
  return slice
}
