import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mountStudio, row, rowsOf, withElement, type TestRow } from './helpers/studio'

const named = (blockType: string, blockName: string) => row(blockType, { blockName })
const sound = () => named('introduction', 'First')
const lost = (blockType: string, blockName: string) =>
  withElement(named(blockType, blockName), { parent: randomUUID() })
const list = () => screen.queryByRole('group', { name: 'Needs attention' })

/** Opens a page with these rows. `leave` presses one of the solutions for an element. */
async function openBroken(rows: TestRow[]) {
  const studio = await mountStudio({ rows })
  const leave = async (name: string, way: RegExp) => {
    const ways = within(screen.getByRole('group', { name: `Ways out for ${name}` }))
    await studio.user.click(ways.getByRole('button', { name: way }))
  }
  return { ...studio, leave }
}

it('lists an element whose parent is gone with the reason, and keeps it as it is', async () => {
  const rows = [sound(), lost('introduction', 'Lost words')]
  const { items } = await openBroken(rows)
  expect(list()?.textContent).toMatch(/Lost words.*The element that it stood in is gone/)
  expect(items()).toEqual(['First'])
  expect(rowsOf()[1]).toMatchObject(rows[1] ?? {})
})

it('puts an element without a place at the end of the page with what stands inside it, and undo takes it back', async () => {
  const [first, group] = [sound(), lost('group', 'Lost group')]
  const inner = row('introduction', {}, group.id)
  const { user, leave, selected, command } = await openBroken([first, group, inner])
  await leave('Lost group', /^Move to the end of the page$/)
  await waitFor(() => expect(list()).toBeNull())
  await waitFor(() => expect(selected()).toEqual([group.id]))
  expect(rowsOf().map(({ id, element }) => [id, element.parent])).toEqual([
    [first.id, null],
    [group.id, null],
    [inner.id, group.id],
  ])
  await user.click(command('undo'))
  await waitFor(() => expect(list()?.textContent).toContain('Lost group'))
})

it('lists elements that stand inside of each other, and one of them opens the circle', async () => {
  const one = named('group', 'One')
  const two = withElement(named('group', 'Two'), { parent: one.id })
  const { leave } = await openBroken([sound(), withElement(one, { parent: two.id }), two])
  expect(screen.getAllByText('It stands inside of itself.')).toHaveLength(2)
  await leave('One', /^Move to/)
  await waitFor(() => expect(list()).toBeNull())
  expect(rowsOf().find(({ id }) => id === two.id)?.element.parent).toBe(one.id)
})

it('places a second element with the same id under an id of its own', async () => {
  const first = sound()
  const twin = { ...named('introduction', 'Twin'), id: first.id }
  const { leave } = await openBroken([first, twin, lost('introduction', 'Third')])
  expect(list()?.textContent).toContain('Another element of this page has the same id.')
  await leave('Third', /^Delete$/)
  await leave('Twin', /^Move to/)
  await waitFor(() => expect(list()).toBeNull())
  expect(rowsOf().map(({ blockName }) => blockName)).toEqual(['First', 'Twin'])
  expect(new Set(rowsOf().map(({ id }) => id)).size).toBe(2)
})

it('deletes a second element with the same id and not the first', async () => {
  const first = sound()
  const { leave, items } = await openBroken([first, { ...named('introduction', 'Twin'), id: first.id }])
  await leave('Twin', /^Delete$/)
  await waitFor(() => expect(list()).toBeNull())
  expect(items()).toEqual(['First'])
  expect(rowsOf().map(({ id, blockName }) => [id, blockName])).toEqual([[first.id, 'First']])
})

it('names the rule where an element may not stand, and moves it to a place that takes it', async () => {
  const [accordion, item] = [named('accordion', 'Questions'), named('accordion-item', 'Astray')]
  const studio = await openBroken([accordion, item])
  await waitFor(() => expect(list()?.textContent).toContain('cannot be placed on the page itself'))
  expect(studio.item(item.id).getAttribute('aria-label')).toContain('cannot be placed on the page itself')
  await studio.user.click(within(list() as HTMLElement).getByRole('button', { name: 'Astray' }))
  const notice = await waitFor(() => document.querySelector<HTMLElement>('[data-notice=violation]') as HTMLElement)
  await studio.user.click(await within(notice).findByRole('button', { name: 'Move into Questions' }))
  await waitFor(() => expect(list()).toBeNull())
  expect(rowsOf()[1]).toMatchObject({ id: item.id, element: { parent: accordion.id } })
})
