import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ButtonLink } from '../../src/components/ButtonLink'
import coverLink from '../../src/components/leaving/coverLink'
import fillBooking from '../../src/components/booking/fillBooking'
import { hideLoader } from '../../src/render/client'

const OTHER = { href: 'https://other.example/', text: 'Go', external: true, target: '_self' as const }

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined })
})
afterEach(() => {
  hideLoader()
  vi.useRealTimers()
})

const isCovered = () => document.querySelector('voix-loader') !== null
/** Prevents the browser's default navigation. The other site does not respond. */
const stay = (event: Event) => event.preventDefault()

function open(link: Parameters<typeof ButtonLink>[0]['link']) {
  const { container } = render(<ButtonLink link={link} />)
  const [island, anchor] = [container.querySelector('voix-island'), container.querySelector('a')]
  if (island) coverLink(island as HTMLElement)
  container.addEventListener('click', stay)
  return { island, anchor: anchor as HTMLAnchorElement }
}

it('a button to another site covers the page if that is slow to come, for ten seconds', () => {
  const { anchor } = open(OTHER)
  fireEvent.click(anchor)
  vi.advanceTimersByTime(399)
  expect(isCovered()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isCovered()).toBe(true)
  vi.advanceTimersByTime(9_999)
  expect(isCovered()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isCovered()).toBe(false)
})

it.each([
  ['in a new tab', { ctrlKey: true }],
  ['in a new window', { shiftKey: true }],
])('a page that is opened %s covers nothing', (_where, how) => {
  fireEvent.click(open(OTHER).anchor, how)
  vi.advanceTimersByTime(1000)
  expect(isCovered()).toBe(false)
})

it('a page that is left in time is not covered', () => {
  fireEvent.click(open(OTHER).anchor)
  window.dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(1000)
  expect(isCovered()).toBe(false)
})

it.each([
  ['of this site', { ...OTHER, href: '/specials', external: false }],
  ['that opens a tab of its own', { ...OTHER, target: '_blank' as const }],
])('a button to a page %s needs no script', (_what, link) => {
  expect(open(link).island).toBeNull()
})

it('a booking covers the page while the engine is slow to come', () => {
  const { container } = render(
    <div>
      <form action="/api/booking" />
    </div>,
  )
  const island = container.firstElementChild as HTMLElement
  fillBooking(island)
  container.addEventListener('submit', stay)
  fireEvent.submit(island.querySelector('form') as HTMLFormElement)
  vi.advanceTimersByTime(400)
  expect(isCovered()).toBe(true)
})
