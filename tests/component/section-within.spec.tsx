import { cleanup, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { byHand, mountPreview } from './helpers/preview'
import { row, type TestRow } from './helpers/studio'

const PAGE = `
  <header style="position: sticky">Menu</header>
  <main>
    <script></script>
    <voix-island style="display: contents"><p id="before">Before</p></voix-island>
    <article><div data-voix-within="Home" style="display: contents"></div><p id="after">After</p></article>
  </main>`

beforeEach(() => void (document.body.innerHTML = PAGE))

const node = (selector: string) => document.querySelector(selector) as HTMLElement
const aside = () => [...document.querySelectorAll('[inert][data-voix-aside]')].map(({ textContent }) => textContent)

async function openWithin(rows: TestRow[]) {
  const preview = await mountPreview({ rows, place: node('[data-voix-within]') })
  await waitFor(() => node('[data-voix-beside] > [data-voix-overlay]').tagName)
  return preview
}

it('sets all that stands around the section aside, what comes later too, and nothing of its own', async () => {
  const only = row('introduction', { title: 'Sand' })
  const { shown } = await openWithin([only])
  expect(aside()).toEqual(['Menu', 'Before', 'After'])
  expect(document.querySelector('script[inert]')).toBeNull()
  // The header is opaque, so the page that scrolls below it does not show through.
  expect(document.querySelector('[data-voix-aside=over]')?.textContent).toBe('Menu')
  expect(shown(only.id).closest('[inert]')).toBeNull()
  node('main').insertAdjacentHTML('beforeend', '<footer>Late</footer>')
  await waitFor(() => expect(aside()).toEqual(['Menu', 'Before', 'After', 'Late']))
  // The frame's overlay is outside the section, so that no parent clips or moves it.
  expect(node('[data-voix-beside]').parentElement).toBe(document.body)
  expect(node('[data-voix-beside]').closest('[inert]')).toBeNull()
  cleanup()
  expect(aside()).toEqual([])
})

it('follows the studio of the section, whose layout is not the page’s', async () => {
  const only = row('introduction', { title: 'Sand' })
  const { shown, openStudio, isConnected } = await openWithin([only])
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  const { store } = openStudio()
  await isConnected()
  store.dispatch({ type: 'updateLayout', layout: 'jewel' })
  store.dispatch({ type: 'fieldUpdate', id: only.id, field: 'title', value: 'Sea' })
  await waitFor(() => expect(shown(only.id).textContent).toContain('Sea'))
  expect(leave).not.toHaveBeenCalled()
  byHand(shown(only.id), 'click')
  await waitFor(() => expect(store.getState().selection.elements).toEqual([only.id]))
})

it('shows an empty section as a place that takes elements, where it stands', async () => {
  const { openStudio, isConnected } = await openWithin([])
  const { requests } = openStudio()
  await isConnected()
  byHand(node('[data-voix-within] > [data-voix-slot]'), 'click')
  await waitFor(() =>
    expect(requests).toContainEqual({ type: 'choosePlace', place: { parent: null, slot: 'default', index: 0 } }),
  )
})
