import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { $getRoot } from '@payloadcms/richtext-lexical/lexical'
import { expect, it, vi } from 'vitest'
import { faultsIn } from './helpers/faults'
import { openLine, withRichHost } from './helpers/richText'

withRichHost()

/** A text at the start of its only line, with its bar. */
async function openBar() {
  // What has no size has no bar.
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
  // It comes back to where it was.
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
