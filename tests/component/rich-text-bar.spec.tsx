import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { $getRoot } from '@payloadcms/richtext-lexical/lexical'
import { expect, it, vi } from 'vitest'
import { inverseScale } from '../../src/studio/preview/overlay/useInverseScale'
import { faultsIn } from './helpers/faults'
import { paragraphs } from '../../src/blocks/lib/richText'
import { openLine, openRichPreview, withRichHost } from './helpers/richText'
import { row } from './helpers/studio'

withRichHost()

/** Opens a text at the start of its only line, with its toolbar. */
async function openBar() {
  // The toolbar is shown only for a text with a size.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 40))
  const line = await openLine()
  line.edited()?.focus()
  const bar = await screen.findByRole('toolbar', { name: 'Text format' })
  const button = (name: RegExp) => within(bar).getByRole('button', { name })
  const user = userEvent.setup({ delay: null })
  return { ...line, bar, button, user }
}

it('has a bar without a fault that axe finds, whose buttons are named and say what the words are', async () => {
  const { edited, bar } = await openBar()
  expect(within(bar).getByRole('button', { name: 'Bold (Ctrl B)', pressed: false })).toBeTruthy()
  expect([...(await faultsIn(bar)), ...(await faultsIn(edited()))]).toEqual([])
})

it('is reached from the text by Alt F10, gone through by arrows, Home and End, and left for the text by Escape and Tab', async () => {
  const { edited, bar, button, press, user } = await openBar()
  const tabStops = () =>
    within(bar)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
  press('F10', { altKey: true })
  for (const [key, name] of [
    ['', /^Bold/],
    ['{ArrowRight}', /^Italic/],
    ['{End}', /^Link/],
    ['{ArrowRight}', /^Bold/],
    ['{ArrowLeft}', /^Link/],
    ['{Home}', /^Bold/],
    ['{ArrowRight}', /^Italic/],
  ] as const) {
    if (key) await user.keyboard(key)
    expect(document.activeElement).toBe(button(name))
    expect(tabStops()).toEqual([button(name)])
  }
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(edited())
  // The focus returns to its previous place.
  press('F10', { altKey: true })
  expect(document.activeElement).toBe(button(/^Italic/))
  await user.keyboard('{Tab}')
  expect(document.activeElement).toBe(edited())
  expect(edited()?.contentEditable).toBe('true')
})

it('does from a button by Enter what a click does, and leads back to the text', async () => {
  const { edited, editor, press, user, blocks, type } = await openBar()
  editor().update(() => void $getRoot().select(0, 1), { discrete: true })
  press('F10', { altKey: true })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(blocks()).toMatchObject([{ children: [{ text: 'Sand', format: 1 }] }]))
  expect(document.activeElement).toBe(edited())
  type('Sea')
  await waitFor(() => expect(blocks()).toMatchObject([{ children: [{ text: 'Sea', format: 1 }] }]))
})

it('keeps keys that mean elements from the studio, and ends the text when the focus leaves it for the page', async () => {
  const { edited, press, button, requests, channel } = await openBar()
  const [own, everywhere] = [
    { keys: 'delete', worksInInputs: false },
    { keys: 'mod+s', worksInInputs: true },
  ]
  channel.tell({ type: 'shortcuts', shortcuts: [own, everywhere] })
  press('F10', { altKey: true })
  expect(document.activeElement).toBe(button(/^Bold/))
  fireEvent.keyDown(button(/^Bold/), { key: 'Delete' })
  fireEvent.keyDown(button(/^Bold/), { key: 's', ctrlKey: true })
  await waitFor(() => expect(requests.filter(({ type }) => type === 'key')).not.toEqual([]))
  expect(requests.filter(({ type }) => type === 'key')).toMatchObject([{ stroke: { key: 's' }, isTyping: true }])
  const other = document.body.appendChild(document.createElement('button'))
  act(() => other.focus())
  await waitFor(() => expect(edited()).toBeNull())
})

it('stands below a text whose title is above it, and above one where nothing is', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(32)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000)
  // A card from 100 to 400: its title at 150, its text at 200.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('[data-voix-edited]')) return new DOMRect(0, 200, 400, 60)
    if (this.matches('[data-voix-field=title]')) return new DOMRect(0, 150, 400, 40)
    return this.matches('[data-voix-element]') ? new DOMRect(0, 100, 400, 300) : new DOMRect(0, 0, 0, 0)
  })
  const [titled, plain] = [{ title: 'Sea' }, { title: '' }].map((title) =>
    row('introduction', { copy: paragraphs('Sand'), ...title }),
  ) as [ReturnType<typeof row>, ReturnType<typeof row>]
  const { edit, shown } = await openRichPreview([titled, plain])
  const place = async (of: string) => {
    await edit(within(shown(of)).getByText('Sand'))
    const bar = await screen.findByRole('toolbar', { name: 'Text format' })
    const node = bar.closest<HTMLElement>('[data-side]')
    return [node?.dataset.side, node?.style.getPropertyValue('--voix-distance')]
  }
  expect(await place(titled.id)).toEqual(['below', '40px'])
  expect(await place(plain.id)).toEqual(['above', '40px'])
})

it.each([0.25, 0.62, 1])('has its size on the screen in a frame that is drawn at %d of its size', (zoom) => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1440)
  const frame = document.createElement('iframe')
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1440 * zoom, 900))
  vi.stubGlobal('frameElement', frame)
  const inverse = inverseScale()
  vi.unstubAllGlobals()
  expect(inverse * zoom).toBeCloseTo(1)
})
