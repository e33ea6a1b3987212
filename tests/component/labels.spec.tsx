import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, inspect, row, rowsOf } from './helpers/studio'

it('writes a label: Enter and going elsewhere keep it, Escape does not, and it is undone by itself', async () => {
  const [one, two] = [row('introduction', { title: 'One' }), row('introduction', { title: 'Two' })]
  const { user, item, items, press, command } = await inspect({ rows: [one, two] })
  const input = () => screen.queryByRole('textbox', { name: 'Label' })
  const write = async (text?: string) => {
    await waitFor(() => expect(document.activeElement?.matches('[role=treeitem]')).toBe(true))
    await press('F2')
    await waitFor(() => expect(input()).not.toBeNull())
    if (text !== undefined) fill(input() as HTMLElement, text)
  }
  const label = () => rowsOf()[0]?.blockName
  await write()
  await press('Enter')
  await waitFor(() => expect(input()).toBeNull())
  expect(command('undo').getAttribute('aria-disabled')).toBe('true')
  await write('Entered')
  await press('Enter')
  await waitFor(() => expect(label()).toBe('Entered'))
  await write('Thrown away')
  await press('Escape')
  await waitFor(() => expect(input()).toBeNull())
  expect(label()).toBe('Entered')
  await write('Left behind')
  await user.click(item(two.id))
  await waitFor(() => expect(label()).toBe('Left behind'))

  await press('Control+d')
  await waitFor(() => expect(items()).toHaveLength(3))
  await write('Shore')
  await press('Enter')
  await waitFor(() => expect(rowsOf()[2]?.blockName).toBe('Shore'))
  await press('Control+z')
  await waitFor(() => expect(rowsOf()[2]?.blockName).not.toBe('Shore'))
  expect(items()).toHaveLength(3)
})
