import { fireEvent, waitFor, within } from '@testing-library/react'
import { $getRoot, $isElementNode, $isTextNode, FORMAT_TEXT_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { expect, it } from 'vitest'
import { paragraphs } from '../../src/blocks/lib/richText'
import { byHand } from './helpers/preview'
import { blocksOf, openLine, openRichPreview, withRichHost, wordsOf, type Json } from './helpers/richText'
import { row } from './helpers/studio'

withRichHost()

it('edits a rich text where it stands: what is typed is stored by the letter, and Escape keeps it and gives the page its own nodes back', async () => {
  const only = row('introduction', { copy: paragraphs('Sand', 'Sea') })
  const { shown, edit, type, press, edited, field, requests, store } = await openRichPreview([only])
  const text = within(shown(only.id)).getByText('Sea')
  const node = text.parentElement as HTMLElement
  const before = node.cloneNode(false) as HTMLElement
  await edit(text)
  expect(edited()).toBe(node)
  expect([node.getAttribute('role'), node.textContent]).toEqual(['textbox', 'SandSea'])
  expect(store.getState().history.undo).toHaveLength(0)
  type('!')
  await waitFor(() => expect(wordsOf(field(only.id, 'copy'))).toEqual(['Sand', 'Sea!']))
  type('?')
  press('Escape')
  await waitFor(() => expect(edited()).toBeNull())
  expect(wordsOf(field(only.id, 'copy'))).toEqual(['Sand', 'Sea!?'])
  await waitFor(() => expect(shown(only.id).textContent).toContain('Sea!?'))
  expect((text.parentElement?.cloneNode(false) as HTMLElement).outerHTML).toBe(before.outerHTML)
  expect(text.textContent).toBe('Sea!?')
  expect(store.getState().history.undo).toHaveLength(1)
  expect(requests).toContainEqual({ type: 'endTyping' })
})

it('stores untouched what an application has taught the text, and shows it as the page does', async () => {
  const block = { type: 'block', version: 2, format: '', fields: { id: 'b', blockType: 'quiz', answers: [1, null] } }
  const upload = { type: 'upload', version: 3, format: '', id: 'u', fields: null, relationTo: 'media', value: 'm' }
  const chip = { type: 'inlineBlock', version: 1, fields: { id: 'c', blockType: 'price' } }
  const copy = paragraphs('Sand', 'Sea') as unknown as { root: { children: Json[] } }
  const [first, second] = copy.root.children as [Json, Json]
  const own = { ...second, 'x-own': { deep: [1] } }
  const line = { ...first, children: [...(first.children as Json[]), chip] }
  const value = { root: { ...copy.root, children: [line, block, own, upload] } }
  const only = row('introduction', { copy: value })
  const { shown, edit, type, field, press, edited, editor } = await openRichPreview([only])
  await edit(within(shown(only.id)).getByText('Sand'))
  editor().update(() => void ($getRoot().getFirstChild() as { selectStart?: () => void }).selectStart?.(), {
    discrete: true,
  })
  type('White ')
  await waitFor(() => expect(JSON.stringify(field(only.id, 'copy'))).toContain('White Sand'))
  const [changed, ...rest] = blocksOf(field(only.id, 'copy'))
  expect((changed?.children as Json[]).at(-1)).toEqual(chip)
  expect(rest).toEqual([block, own, upload])
  expect(edited()?.textContent).toContain('Sea')
  press('Escape')
  await waitFor(() => expect(edited()).toBeNull())
  expect(blocksOf(field(only.id, 'copy')).slice(1)).toEqual([block, own, upload])
})

it('asks for the inspector where the page shows a rich text in a way of its own', async () => {
  const only = row('introduction', { copy: paragraphs('Sand') })
  const { shown, requests } = await openRichPreview([only])
  const text = within(shown(only.id)).getByText('Sand')
  text.textContent = 'Sand …'
  byHand(text, 'dblclick')
  await waitFor(() => expect(requests).toContainEqual({ type: 'editField', element: only.id, field: 'copy' }))
})

it('goes by Tab through all texts of the element, plain and rich, in their order on the page', async () => {
  const only = row('introduction', {
    eyebrow: 'One',
    title: 'Two',
    copy: paragraphs('Three'),
    link: { mode: 'href', href: '/x', text: 'Four' },
  })
  const { shown, press, edited } = await openRichPreview([only])
  const now = () => (edited() ?? document.querySelector('voix-text'))?.textContent
  byHand(within(shown(only.id)).getByText('One'), 'dblclick')
  for (const [key, text] of [
    ['', 'One'],
    ['Tab', 'Two'],
    ['Tab', 'Three'],
    ['Tab', 'Four'],
  ] as const) {
    if (key) press(key)
    await waitFor(() => expect(now()).toBe(text))
  }
  press('Tab', { shiftKey: true })
  await waitFor(() => expect(now()).toBe('Three'))
  press('Tab', { shiftKey: true })
  await waitFor(() => expect(now()).toBe('Two'))
})

it('shows what somebody else writes, and leaves the caret where it was', async () => {
  const only = row('introduction', { copy: paragraphs('Sand', 'Sea') })
  const { shown, edit, editor, type, edited, field, store } = await openRichPreview([only])
  await edit(within(shown(only.id)).getByText('Sand'))
  edited()?.focus()
  editor().update(
    () => {
      const first = $getRoot().getFirstChild()
      const text = $isElementNode(first) ? first.getFirstChild() : null
      if ($isTextNode(text)) text.select(2, 2)
    },
    { discrete: true },
  )
  store.dispatch({
    type: 'fieldUpdate',
    id: only.id,
    field: 'copy',
    value: paragraphs('Sand', 'Sea and palms'),
    typing: false,
  })
  await waitFor(() => expect(edited()?.textContent).toBe('SandSea and palms'))
  type('|')
  await waitFor(() => expect(wordsOf(field(only.id, 'copy'))).toEqual(['Sa|nd', 'Sea and palms']))
  store.undo()
  await waitFor(() => expect(edited()?.textContent).toBe('SandSea and palms'))
})

it('asks the studio for a link by Control K, keeps the selected words meanwhile, and makes them the link that is chosen', async () => {
  const only = row('introduction', { copy: paragraphs('Sand') })
  const { shown, edit, editor, press, edited, field, requests, channel } = await openRichPreview([only])
  await edit(within(shown(only.id)).getByText('Sand'))
  editor().update(() => void $getRoot().select(0, 1), { discrete: true })
  press('k', { ctrlKey: true })
  await waitFor(() =>
    expect(requests).toContainEqual({
      type: 'editLink',
      link: expect.objectContaining({ words: 'Sand', target: null, isThere: false }) as unknown,
    }),
  )
  // The dialog is in the studio's window, which has the focus.
  fireEvent.blur(edited() as HTMLElement)
  expect(edited()).not.toBeNull()
  const target = { kind: 'document', relationTo: 'pages', id: 'p' } as const
  channel.tell({ type: 'answer', answer: { type: 'link', target, title: 'A page', isNewTab: true } })
  await waitFor(() => expect(JSON.stringify(field(only.id, 'copy'))).toContain('internal'))
  const [link] = blocksOf(field(only.id, 'copy'))[0]?.children as Json[]
  expect(link).toMatchObject({
    type: 'link',
    fields: { linkType: 'internal', newTab: true, doc: { relationTo: 'pages', value: 'p' } },
    children: [{ text: 'Sand' }],
  })
  press('k', { ctrlKey: true })
  await waitFor(() =>
    expect(requests).toContainEqual({
      type: 'editLink',
      link: expect.objectContaining({ target, isNewTab: true, isThere: true }) as unknown,
    }),
  )
  channel.tell({ type: 'answer', answer: { type: 'noLink' } })
  await waitFor(() => expect(wordsOf(field(only.id, 'copy'))).toEqual(['Sand']))
})

it.each([
  ['## ', 'heading', 'h2'],
  ['> ', 'quote', undefined],
  ['- ', 'list', 'ul'],
  ['1. ', 'list', 'ol'],
])('makes "%s" at the start of a line a %s, as the inspector’s editor does', async (signs, type, tag) => {
  const { type: write, blocks } = await openLine()
  for (const sign of signs) write(sign)
  await waitFor(() => expect(blocks()[0]).toMatchObject({ type, ...(tag ? { tag } : {}) }))
  expect(JSON.stringify(blocks())).toContain('"Sand"')
})

it('offers and takes only what the application’s editor has', async () => {
  const { type, press, blocks, editor, edited, requests } = await openLine(['paragraph', 'bold', 'unorderedList'])
  await waitFor(() => expect(document.querySelector('[data-voix-rich-bar]')).not.toBeNull())
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-rich-command]')]
  expect(buttons.map(({ dataset }) => dataset.richCommand)).toEqual(['bold', 'bullet'])
  for (const sign of '## ') type(sign)
  await waitFor(() => expect(blocks()).toMatchObject([{ type: 'paragraph', children: [{ text: '## Sand' }] }]))
  editor().update(() => void $getRoot().select(0, 1), { discrete: true })
  editor().dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')
  press('k', { ctrlKey: true })
  const files = [new File(['x'], 'boat.png', { type: 'image/png' })]
  const clipboardData = { types: ['Files'], files, getData: () => '' }
  fireEvent(edited() as HTMLElement, Object.assign(new Event('paste', { cancelable: true }), { clipboardData }))
  await waitFor(() => expect(requests).toContainEqual({ type: 'said', words: 'This text takes no pictures.' }))
  expect(requests.filter(({ type: asked }) => asked === 'textPictures' || asked === 'editLink')).toEqual([])
  editor().dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')
  await waitFor(() => expect(blocks()).toMatchObject([{ children: [{ text: '## Sand', format: 1 }] }]))
})

it('asks where a button leads by Control K in its words, and leaves the key to the studio in other plain texts', async () => {
  const only = row('introduction', { title: 'Two', link: { mode: 'href', href: '/x', text: 'Four' } })
  const { shown, press, requests } = await openRichPreview([only])
  const text = () => document.querySelector('voix-text')?.textContent
  byHand(within(shown(only.id)).getByText('Four'), 'dblclick')
  await waitFor(() => expect(text()).toBe('Four'))
  press('k', { ctrlKey: true })
  const asked = { type: 'chooseLink', element: only.id, field: 'link' }
  await waitFor(() => expect(requests).toContainEqual(asked))
  press('Escape')
  await waitFor(() => expect(text()).toBeUndefined())
  byHand(within(shown(only.id)).getByText('Two'), 'dblclick')
  await waitFor(() => expect(text()).toBe('Two'))
  expect(press('k', { ctrlKey: true })).toBe(true)
  expect(requests.filter(({ type }) => type === 'chooseLink')).toHaveLength(1)
})

it('keeps what is typed until the editor is there', async () => {
  const only = row('introduction', { copy: paragraphs('Sand') })
  const { shown, edited, field } = await openRichPreview([only])
  byHand(within(shown(only.id)).getByText('Sand'), 'dblclick')
  for (const key of ['y', 'x', 'Backspace', '!']) fireEvent.keyDown(document.body, { key })
  await waitFor(() => expect(edited()).not.toBeNull())
  await waitFor(() => expect(wordsOf(field(only.id, 'copy'))).toEqual(['Sandy!']))
})
