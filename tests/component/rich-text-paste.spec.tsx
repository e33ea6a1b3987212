import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paragraphs } from '../../src/blocks/lib/richText'
import { byHand } from './helpers/preview'
import { openLine, openRichPreview, withRichHost, wordsOf } from './helpers/richText'
import { row } from './helpers/studio'

withRichHost()

it('makes an element of a table that is pasted into a text, and leaves the text selected', async () => {
  const only = row('introduction', { copy: paragraphs('Sand') })
  const { shown, edit, edited, field, store, requests } = await openRichPreview([only])
  const text = within(shown(only.id)).getByText('Sand')
  byHand(text, 'click')
  await waitFor(() => expect(store.getState().selection.elements).toEqual([only.id]))
  await edit(text)
  const html = '<p>Hours</p><table><tr><th>Place</th><th>Open</th></tr><tr><td>Pool</td><td>8 | 20</td></tr></table>'
  const event = Object.assign(new Event('paste', { cancelable: true, bubbles: true }), {
    clipboardData: { types: ['text/html'], files: [], getData: (type: string) => (type === 'text/html' ? html : '') },
  })
  fireEvent(edited() as HTMLElement, event)
  await waitFor(() => expect(wordsOf(field(only.id, 'copy'))).toEqual(['SandHours']))
  const { tree, selection } = store.getState()
  const [table, line, ...more] = Object.values(tree.rows).filter(({ id }) => id !== only.id)
  expect(more).toEqual([])
  expect([table?.blockType, table?.headers, table?.title]).toEqual(['table', 'Place | Open', ''])
  expect([line?.blockType, line?.cells, line?.element.parent]).toEqual(['text-row', 'Pool | 8 , 20', table?.id])
  expect(tree.children.root ?? Object.values(tree.children)[0]).toBeTruthy()
  expect(selection.elements).toEqual([only.id])
  expect(requests).toContainEqual({ type: 'said', words: 'The pasted table stands below, as an element of its own.' })
})

/** Creates an event with files from the clipboard or a drag. */
function withFiles(type: 'paste' | 'drop', target: 'clipboardData' | 'dataTransfer') {
  // A browser clones files into another window. Node's clone of the test window's files is a different type.
  vi.stubGlobal('structuredClone', (value: unknown) => value)
  const files = [new File(['x'], 'boat.png', { type: 'image/png' })]
  const data = { types: ['Files'], files, getData: () => '' }
  return Object.assign(new Event(type, { cancelable: true, bubbles: true }), { [target]: data })
}

it.each([
  ['drop', 'dataTransfer'],
  ['paste', 'clipboardData'],
] as const)(
  'takes the files of a %s into the text that is being edited, once, and into no field of its element',
  async (type, target) => {
    const { edited, requests } = await openLine()
    fireEvent(edited() as HTMLElement, withFiles(type, target))
    await waitFor(() => expect(requests.map((request) => request.type)).toContain('textPictures'))
    expect(requests.filter(({ type }) => type === 'textPictures' || type === 'pictures')).toHaveLength(1)
  },
)

it('stays open while another window has the focus, from which files are dragged, and ends when the focus goes elsewhere in the studio', async () => {
  const { edited } = await openLine()
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  fireEvent.blur(edited() as HTMLElement)
  await Promise.resolve()
  expect(edited()?.contentEditable).toBe('true')
  hasFocus.mockReturnValue(true)
  fireEvent.blur(edited() as HTMLElement)
  await waitFor(() => expect(edited()).toBeNull())
})

it('says of files for a text without pictures that it takes none, and gives them to no field of its element', async () => {
  const { edited, requests } = await openLine(['paragraph'])
  fireEvent(edited() as HTMLElement, withFiles('drop', 'dataTransfer'))
  await waitFor(() => expect(requests).toContainEqual({ type: 'said', words: 'This text takes no pictures.' }))
  expect(requests.filter(({ type }) => type === 'pictures')).toEqual([])
})

it('keeps the line breaks of other programs and removes invisible characters', async () => {
  const { edited, blocks } = await openLine()
  const event = Object.assign(new Event('paste', { cancelable: true, bubbles: true }), {
    clipboardData: {
      types: ['text/plain'],
      files: [],
      getData: (type: string) => (type === 'text/plain' ? 'Head\u000Bline\uFFFE' : ''),
    },
  })
  fireEvent(edited() as HTMLElement, event)
  await waitFor(() => expect(JSON.stringify(blocks())).toContain('line'))
  const children = blocks().flatMap((block) => block.children as { type: string; text?: string }[])
  expect(children.map(({ type, text }) => text ?? type)).toEqual(['Head', 'linebreak', 'lineSand'])
})
