import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { faultsIn } from './helpers/faults'
import { openLine, withRichHost } from './helpers/richText'

withRichHost()

it('has a bar without a fault that axe finds, whose buttons are named and say what the words are', async () => {
  // What has no size has no bar.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 40))
  const { edited } = await openLine()
  const bar = await screen.findByRole('toolbar', { name: 'Text format' })
  expect(within(bar).getByRole('button', { name: 'Bold (Ctrl B)', pressed: false })).toBeTruthy()
  expect([...(await faultsIn(bar)), ...(await faultsIn(edited()))]).toEqual([])
})
