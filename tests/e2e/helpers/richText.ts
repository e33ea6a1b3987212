import { expect, type Locator, type Page } from '@playwright/test'
import { openFrame, type FrameScreen } from './frame'
import { row, signIn } from './studio'
import { watchState } from './studioState'

/** The texts and formats of a rich text, without the editor's internal data. */
interface Outline {
  type: string
  tag?: string
  text?: string
  format?: number
  url?: string
  children?: Outline[]
}

export interface RichScreen {
  studio: FrameScreen
  /** The id of the element with the text. */
  id: string
  /** The text while it is edited in the preview. */
  text: Locator
  /** Double-clicks the text. */
  edit: () => Promise<void>
  button: (command: string) => Locator
  /** Presses a button of the text's toolbar. */
  run: (command: string) => Promise<void>
  /** Returns the text in the studio's state. */
  stored: () => Promise<unknown>
  /** Returns the text in the database. */
  saved: () => Promise<unknown>
  /** Expects the same text in the preview, the inspector and the page. */
  expectAgreed: (when: string) => Promise<void>
}

const INSPECTOR = '[data-field-path="copy"] [contenteditable=true]'

/** Opens a page with one rich text. */
export async function openRichText({
  page,
  baseURL,
  copy,
}: {
  page: Page
  baseURL: string | undefined
  copy: unknown
}): Promise<RichScreen> {
  const only = row('introduction', { eyebrow: '', title: 'Title', copy })
  await page.goto('/robots.txt')
  const studio = await openWatched({ page, baseURL, rows: [only] })
  const { state, ...screen } = studio
  const text = screen.frame.locator('[data-voix-edited]')
  const button = (command: string) => screen.frame.locator(`[data-rich-command=${command}]`)
  const stored = async () => (await state()).rows.find(({ id }) => id === only.id)?.copy
  const saved = async () => {
    const address = `/api/pages/${new URL(page.url()).pathname.split('/').pop()}?draft=true&depth=0`
    const answer: unknown = await page.evaluate((url) => fetch(url).then((found) => found.json()), address)
    const { elements } = answer as { elements: { id: string; copy?: unknown }[] }
    return elements.find(({ id }) => id === only.id)?.copy
  }
  await screen.item(only.id).click()
  await expect(page.locator(INSPECTOR)).toBeVisible({ timeout: 60_000 })
  return {
    studio: screen,
    id: only.id,
    text,
    button,
    stored,
    saved,
    run: (command) => button(command).click(),
    edit: async () => {
      await screen
        .shown(only.id)
        .locator('[data-voix-field=copy] > *')
        .last()
        .dblclick({ position: { x: 4, y: 4 } })
      await expect(text).toBeFocused()
    },
    expectAgreed: async (when) => {
      await expect
        .poll(async () => outlineOf(await editorState(page.locator(INSPECTOR))), when)
        .toEqual(outlineOf(await stored()))
      const wanted = outlineOf(await stored())
      if ((await text.count()) > 0) return expect(outlineOf(await editorState(text)), when).toEqual(wanted)
      const shown = screen.shown(only.id).locator('[data-voix-field=copy]')
      await expect.poll(() => shown.evaluate(wordsOf), when).toEqual(linesOf(wanted))
    },
  }
}

async function openWatched(input: { page: Page; baseURL: string | undefined; rows: ReturnType<typeof row>[] }) {
  await signIn({ page: input.page })
  const state = await watchState(input.page.context())
  await input.page.bringToFront()
  return { ...(await openFrame(input)), state }
}

/** Pastes HTML at the caret. */
export function pasteInto(input: Locator, html: string): Promise<void> {
  return input.evaluate((node, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', given)
    clipboardData.setData('text/plain', 'plain')
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

/** Returns the state of a Lexical editor. */
function editorState(input: Locator): Promise<unknown> {
  return input.evaluate((node) => {
    const editor = Reflect.get(node, '__lexicalEditor') as { getEditorState: () => { toJSON: () => unknown } }
    return JSON.parse(JSON.stringify(editor.getEditorState().toJSON())) as unknown
  })
}

interface Node {
  type: string
  tag?: string
  listType?: string
  text?: string
  format?: number | string
  fields?: { url?: string }
  children?: Node[]
}

function outlineOf(value: unknown): Outline {
  return outline((value as { root: Node }).root)
}

function outline({ type, tag, listType, text, format, fields, children }: Node): Outline {
  return {
    type,
    ...(tag || listType ? { tag: listType ?? tag } : {}),
    ...(text === undefined ? {} : { text, format: Number(format) || 0 }),
    ...(fields?.url ? { url: fields.url } : {}),
    ...(children ? { children: children.map(outline) } : {}),
  }
}

/** Returns the texts of the page's blocks with their tags. */
function wordsOf(node: Element): string[] {
  return [...node.children].map((child) => `${child.tagName.toLowerCase()}: ${child.textContent}`)
}

const TAGS: Record<string, string> = { paragraph: 'p', quote: 'blockquote', bullet: 'ul', number: 'ol' }

function linesOf({ children = [] }: Outline): string[] {
  return children.map((block) => `${TAGS[block.tag ?? block.type] ?? block.tag}: ${textOf(block)}`)
}

function textOf({ text, children = [] }: Outline): string {
  return text ?? children.map(textOf).join('')
}
