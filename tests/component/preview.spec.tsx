import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { SliceComponent } from '../../src/render/types'
import { KEEP_EARLY_CLICK } from '../../src/studio/preview/pointer/earlyClick'
import { byHand, mountPreview } from './helpers/preview'
import { createRow } from '../../src/tree'
import { row, type TestRow } from './helpers/studio'

afterEach(() => vi.restoreAllMocks())

const selected = (studio: ReturnType<Awaited<ReturnType<typeof mountPreview>>['openStudio']>) =>
  studio.store.getState().selection.elements

it.each<[string, () => unknown, string[]]>([
  [
    'throws',
    () => {
      throw new Error('No picture.')
    },
    ['No picture.', 'Component.tsx throws this'],
  ],
  ['is asynchronous', () => Promise.resolve('late'), ['asynchronous', 'load.ts']],
  ['calls a hook', () => useState('')[0], ['the hook useState', '*.client.tsx', '<Island>']],
])(
  'says in the place of an element whose component %s which slice it is, why, and what to do',
  async (_how, made, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [broken, sound] = [row('hero'), row('introduction', { title: 'Sand' })]
    const hero = made as unknown as SliceComponent
    const { shown } = await mountPreview({ rows: [broken, sound], components: { hero } })
    for (const part of ['The slice “hero” cannot be shown', ...words])
      expect(shown(broken.id).textContent).toContain(part)
    expect(shown(sound.id).textContent).toContain('Sand')
  },
)

it('answers clicks that came before the studio did, the last one at the end', async () => {
  const [first, second] = [row('introduction', { title: 'Sand' }), row('introduction', { title: 'Sea' })]
  const { shown, openStudio } = await mountPreview({ rows: [first, second] })
  byHand(shown(first.id), 'click')
  byHand(shown(second.id), 'click')
  const studio = openStudio()
  await waitFor(() => expect(selected(studio)).toEqual([second.id]))
})

it('asks for shared sections again when one has changed elsewhere, and for nothing else', async () => {
  const [place, other] = [row('shared-section', { section: 's' }), row('introduction', { title: 'Sand' })]
  const section: SliceComponent = ({ root, data }) => <div {...root}>{(data as { title: string } | null)?.title}</div>
  const { shown, openStudio, isConnected } = await mountPreview({
    rows: [place, other],
    components: { 'shared-section': section },
  })
  const { channel } = openStudio()
  await isConnected()
  const asked: string[][] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { rows: TestRow[] }).rows.map(({ id }) => id))
    const answer = { fields: {}, data: { title: 'New words', state: 'published' } }
    return Promise.resolve(Response.json({ resolution: { [place.id]: answer } }))
  })
  channel.tell({ type: 'sectionChanged' })
  await waitFor(() => expect(shown(place.id).textContent).toBe('New words'))
  expect(asked).toEqual([[place.id]])
})

it('follows the studio that opens the page anew, and no longer the one before', async () => {
  const only = row('introduction', { title: 'Sand' })
  const { shown, openStudio, isConnected } = await mountPreview({ rows: [only] })
  const before = openStudio()
  await isConnected()
  before.close()
  const now = openStudio()
  await waitFor(() => expect(document.querySelector('[data-voix-connected=true]')).not.toBeNull())
  byHand(shown(only.id), 'click')
  await waitFor(() => expect(selected(now)).toEqual([only.id]))
  now.store.dispatch({ type: 'fieldUpdate', id: only.id, field: 'title', value: 'Dunes' })
  await waitFor(() => expect(shown(only.id).textContent).toContain('Dunes'))
  expect(selected(before)).toEqual([])
})

it('keeps a click from before its scripts ran: it follows no link and selects when a studio is there', async () => {
  delete window.voixEarlyClick
  window.eval(KEEP_EARLY_CLICK)
  const only = row('introduction', { title: 'Sand' })
  document.body.innerHTML = `<p data-voix-element="${only.id}"><a href="/resorts">Resorts</a></p>`
  expect(byHand(document.body.querySelector('a') as Element, 'click').defaultPrevented).toBe(true)
  const { openStudio } = await mountPreview({ rows: [only] })
  const studio = openStudio()
  await waitFor(() => expect(selected(studio)).toEqual([only.id]))
})

/** Opens a page in its studio. */
async function openPreview(rows: TestRow[]) {
  const preview = await mountPreview({ rows })
  const studio = preview.openStudio()
  await preview.isConnected()
  const editor = () => document.querySelector<HTMLElement>('voix-text')
  const field = (id: string, name: string) => studio.store.getState().tree.rows[id]?.[name]
  /** Edits a text with a double click. */
  const edit = async (node: Element) => {
    byHand(node, 'dblclick')
    await waitFor(() => expect(editor()).not.toBeNull())
  }
  const type = (text: string) => {
    const node = editor()
    if (!node) throw new Error('No text is being edited.')
    node.textContent = text
    fireEvent.input(node)
  }
  const press = (key: string) => fireEvent.keyDown(editor() as Element, { key })
  return { ...preview, ...studio, editor, field, edit, type, press }
}

it('keeps what was typed in place when Escape ends it', async () => {
  const only = row('introduction', { title: 'Sand' })
  const { shown, edit, type, press, editor, field } = await openPreview([only])
  await edit(within(shown(only.id)).getByText('Sand'))
  type('Snow')
  press('Escape')
  await waitFor(() => expect(editor()).toBeNull())
  expect(field(only.id, 'title')).toBe('Snow')
  expect(shown(only.id).textContent).toContain('Snow')
})

it('edits the title of a tab where it stands, in the list that its parent shows', async () => {
  const tabs = row('tabs')
  const tab = row('tab', { title: 'Pool' }, tabs.id)
  const { edit, type, press, editor, field, store } = await openPreview([tabs, tab])
  const button = within(document.body).getByRole('tab', { name: 'Pool' })
  byHand(button, 'click')
  await waitFor(() => expect(store.getState().selection.elements).toEqual([tab.id]))
  await edit(button)
  type('By the sea')
  await waitFor(() => expect(field(tab.id, 'title')).toBe('By the sea'))
  expect(editor()?.textContent).toBe('By the sea')
  press('Enter')
  await waitFor(() => expect(within(document.body).getByRole('tab', { name: 'By the sea' })).toBeTruthy())
})

it('opens a folded element that is selected in the studio', async () => {
  const accordion = row('accordion')
  const item = row('accordion-item', { title: 'Towels?' }, accordion.id)
  const { shown, store } = await openPreview([accordion, item])
  expect((shown(item.id) as HTMLDetailsElement).open).toBe(false)
  act(() => void store.dispatch({ type: 'selectElements', ids: [item.id] }))
  await waitFor(() => expect((shown(item.id) as HTMLDetailsElement).open).toBe(true))
})

it('brings an element into sight as soon as it is drawn, and again when it is asked for', async () => {
  const first = row('introduction', { title: 'Sand' })
  const { channel, store } = await openPreview([first])
  const seen: (string | null)[] = []
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    seen.push(this.getAttribute('data-voix-element'))
  })
  // The element is below the viewport.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 300, 200))
  const added = createRow({ id: crypto.randomUUID(), blockType: 'introduction', fields: { title: 'Sea' } })
  act(
    () =>
      void store.dispatch({ type: 'addElement', rows: [added], place: { parent: null, slot: 'default', index: 1 } }),
  )
  await waitFor(() => expect(seen).toEqual([added.id]))
  act(() => channel.tell({ type: 'show', element: added.id }))
  await waitFor(() => expect(seen).toEqual([added.id, added.id]))
})

it('draws no button in the bar of an element for a command that the application has left out', async () => {
  const only = row('introduction', { title: 'Sand' })
  const { shown, openStudio, isConnected } = await mountPreview({ rows: [only] })
  const studio = openStudio()
  await isConnected()
  byHand(shown(only.id), 'click')
  const bar = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-voix-bar]')
    if (!found) throw new Error('The element has no bar.')
    return found
  })
  expect(within(bar).getByTitle('Duplicate')).toBeTruthy()
  const changed = [
    { id: 'duplicate', label: null },
    { id: 'delete', label: 'Throw away' },
  ]
  act(() => studio.channel.tell({ type: 'commands', changed }))
  await waitFor(() => expect(within(bar).queryByTitle('Duplicate')).toBeNull())
  expect(within(bar).getByTitle('Throw away')).toBeTruthy()
})
