import { fireEvent, waitFor, within } from '@testing-library/react'
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  getNearestEditorFromDOMNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { paragraphs } from '../../../src/blocks/lib/richText'
import { loadRichHost } from '../../../src/studio/preview/inline/rich/loadRichHost'
import { byHand, mountPreview } from './preview'
import { row, type TestRow } from './studio'

/** Loads the editor before each test. Call it once in a file. */
export function withRichHost(): void {
  beforeEach(async () => {
    // happy-dom reports mutations while Lexical renders, and Lexical logs a warning.
    vi.spyOn(console, 'warn').mockReturnValue()
    await loadRichHost()
  })
  afterEach(() => vi.restoreAllMocks())
}

export type Json = Record<string, unknown>

/** Opens a page in its studio with helpers for its rich text. */
export async function openRichPreview(rows: TestRow[], features?: readonly string[]) {
  const preview = await mountPreview({ rows, ...(features ? { features } : {}) })
  const studio = preview.openStudio()
  await preview.isConnected()
  const edited = () => document.querySelector<HTMLElement>('[data-voix-edited]')
  const field = (id: string, name: string) => studio.store.getState().tree.rows[id]?.[name]
  const editor = (): LexicalEditor => {
    const found = edited() && getNearestEditorFromDOMNode(edited())
    if (!found) throw new Error('No rich text is being edited.')
    return found
  }
  const edit = async (node: Element) => {
    byHand(node, 'dblclick')
    await waitFor(() => expect(edited()).not.toBeNull())
  }
  const type = (text: string) =>
    editor().update(
      () => {
        const selection = $getSelection()
        if ($isRangeSelection(selection)) selection.insertText(text)
      },
      { discrete: true },
    )
  const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
    fireEvent.keyDown(edited() ?? document.querySelector('voix-text') ?? document.body, { key, ...more })
  return { ...preview, ...studio, edited, editor, field, edit, type, press }
}

export function blocksOf(value: unknown): Json[] {
  return (value as { root: { children: Json[] } }).root.children
}

export const wordsOf = (value: unknown) =>
  blocksOf(value).map(({ children }) => (children as Json[]).map(({ text }) => text).join(''))

/** Opens a text with the caret at the start of its only line. */
export async function openLine(features?: readonly string[]) {
  const only = row('introduction', { copy: paragraphs('Sand') })
  const opened = await openRichPreview([only], features)
  await opened.edit(within(opened.shown(only.id)).getByText('Sand'))
  opened.editor().update(() => void $getRoot().getFirstDescendant()?.selectStart(), { discrete: true })
  const blocks = () => blocksOf(opened.field(only.id, 'copy'))
  return { ...opened, blocks }
}
