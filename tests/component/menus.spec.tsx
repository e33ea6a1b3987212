import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { MenuEditor } from '../../src/admin/menus/MenuEditor'
import { placedItems } from '../../src/slices/menu/editItems'
import type { StoredMenuItem } from '../../src/slices/menu/menuItems'

const item = (id: string, children: StoredMenuItem[] = []): StoredMenuItem => ({
  id,
  label: { en: id },
  link: null,
  children,
})
const MENU = [item('a', [item('b', [item('c', [item('d')])])]), item('e'), item('f')]
const BOOT = {
  apiRoute: '/api',
  collections: { pages: 'pages' as const, media: 'media' as const },
  languages: [
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Español' },
  ],
  sites: [],
}

function open(items: readonly StoredMenuItem[] = MENU, isReadOnly = false) {
  let now = items
  function Holder() {
    const [value, setValue] = useState(items)
    now = value
    return <MenuEditor boot={BOOT} isReadOnly={isReadOnly} items={value} onChange={setValue} />
  }
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Holder />
    </SWRConfig>,
  )
  const shape = () => placedItems(now).map(({ item: { id }, depth }) => `${'-'.repeat(depth - 1)}${id}`)
  return { user: userEvent.setup(), shape, now: () => now }
}

const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}\\b`) })

afterEach(() => vi.unstubAllGlobals())

it('is a tree that keys walk, open and close', async () => {
  const { user } = open()
  expect(row('d').getAttribute('aria-level')).toBe('4')
  row('a').focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(row('b')))
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^c/ })).toBeNull())
  expect(row('b').getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(row('c')))
  await user.keyboard('{End}')
  await waitFor(() => expect(document.activeElement).toBe(row('f')))
})

it('moves an item by keys: among its neighbours, below the one before, and a level up', async () => {
  const { user, shape } = open()
  row('f').focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(shape()).toEqual(['a', '-b', '--c', '---d', 'f', 'e'])
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(shape()).toEqual(['a', '-b', '--c', '---d', '-f', 'e'])
  await waitFor(() => expect(document.activeElement).toBe(row('f')))
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(shape()).toEqual(['a', '-b', '--c', '---d', 'f', 'e'])
  expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe('f: place 2 at the top level')
})

it('moves an item by the pointer, before, behind and into another, and never into itself', () => {
  const { shape } = open()
  const drag = (from: string, to: string, share: number) => {
    const dataTransfer = { setData: () => undefined, effectAllowed: '' }
    const target = row(to)
    vi.spyOn(target, 'getBoundingClientRect').mockReturnValue({ top: 0, height: 100 } as DOMRect)
    fireEvent.dragStart(row(from), { dataTransfer })
    for (const make of [createEvent.dragOver, createEvent.drop]) {
      const event = make(target, { dataTransfer })
      Object.defineProperty(event, 'clientY', { value: share * 100 })
      fireEvent(target, event)
    }
    fireEvent.dragEnd(row(from))
  }
  drag('f', 'd', 0.5)
  expect(shape()).toEqual(['a', '-b', '--c', '---d', '----f', 'e'])
  drag('f', 'a', 0.1)
  expect(shape()).toEqual(['f', 'a', '-b', '--c', '---d', 'e'])
  drag('d', 'e', 0.9)
  expect(shape()).toEqual(['f', 'a', '-b', '--c', 'e', 'd'])
  drag('a', 'c', 0.5)
  expect(shape()).toEqual(['f', 'a', '-b', '--c', 'e', 'd'])
})

it('adds below an item, names it in each language, and leads it to a page that is searched for', async () => {
  const docs = [{ id: 'p1', title: 'Rooms', path: '/rooms', languageCode: 'en', _status: 'published' }]
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      Response.json(url.includes('/api/pages/p1') ? docs[0] : { docs: url.includes('/pages?') ? docs : [] }),
    ),
  )
  const { user, shape, now } = open()
  await user.click(row('e'))
  await user.click(screen.getByRole('button', { name: 'Add below it' }))
  const english = screen.getByRole('textbox', { name: 'Label, English' })
  expect(document.activeElement).toBe(english)
  await user.type(english, 'Rooms')
  await user.type(screen.getByRole('textbox', { name: 'Label, Español' }), 'Habitaciones')
  await user.click(screen.getByRole('button', { name: /^Nowhere: it is a heading/ }))
  await user.type(await screen.findByRole('combobox', { name: 'Page, file or address' }), 'Roo')
  await user.click(await screen.findByRole('option', { name: /Rooms/ }))
  expect(await screen.findByRole('button', { name: 'Rooms (/rooms)' })).toBeTruthy()
  expect(shape()).toHaveLength(7)
  expect(now()[1]?.children[0]).toMatchObject({
    label: { en: 'Rooms', es: 'Habitaciones' },
    link: { mode: 'relationship', relationship: { relationTo: 'pages', value: 'p1' } },
  })
})

it('removes an item with what is below it, and brings it back', async () => {
  const { user, shape } = open()
  row('b').focus()
  await user.keyboard('{Delete}')
  expect(shape()).toEqual(['a', 'e', 'f'])
  await user.click(within(screen.getByText(/was removed/)).getByRole('button', { name: 'Bring it back' }))
  expect(shape()).toEqual(['a', '-b', '--c', '---d', 'e', 'f'])
})

it('changes nothing for those who may only read', async () => {
  const { user, shape } = open(MENU, true)
  row('e').focus()
  await user.keyboard('{Delete}{Alt>}{ArrowUp}{/Alt}')
  expect(shape()).toEqual(['a', '-b', '--c', '---d', 'e', 'f'])
  expect(screen.queryByRole('button', { name: 'Add an item' })).toBeNull()
})
