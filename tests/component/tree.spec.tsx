import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toast } from './helpers/payloadUi'
import { inspect, mountStudio, row, rowsOf, sessionOf, tab, withElement, type TestRow } from './helpers/studio'

type Three = [TestRow, TestRow, TestRow]
const three = () => ['One', 'Two', 'Three'].map((name) => row('introduction', { blockName: name })) as Three

/** Returns the ids of the page's elements in order. */
const order = () => rowsOf().map(({ id }) => id)
const level = (line: HTMLElement) => line.getAttribute('aria-level')

it('selects a range and single elements, and commands apply to all of them', async () => {
  const rows = three()
  const [one, two, last] = rows
  const { user, item, items, selected, command } = await inspect({ rows })
  const clickWith = async (key: string, { id }: TestRow) => {
    await user.keyboard(`{${key}>}`)
    await user.click(item(id))
    await user.keyboard(`{/${key}}`)
  }
  await clickWith('Shift', last)
  expect(selected()).toEqual([one.id, two.id, last.id])
  await waitFor(() => screen.getByRole('heading', { name: '3 elements' }))
  await clickWith('Control', two)
  expect(selected()).toEqual([one.id, last.id])
  const inBar = async (name: string) => {
    const bar = await screen.findByRole('toolbar', { name: 'For all of them' })
    const button = bar.querySelector(`[data-command="${name}"]`)
    if (!button) throw new Error(`The bar has no "${name}".`)
    await user.click(button)
  }
  const enabled = () => rowsOf().map(({ element }) => element.enabled)
  await inBar('disable')
  expect(enabled()).toEqual([false, true, false])
  await inBar('enable')
  expect(enabled()).toEqual([true, true, true])
  await inBar('duplicate')
  await waitFor(() => expect(items()).toHaveLength(5))
  await user.click(command('undo'))
  await waitFor(() => expect(items()).toHaveLength(3))
  await inBar('delete')
  await waitFor(() => expect(items()).toEqual(['Two']))
  await user.click(command('undo'))
  await waitFor(() => expect(selected()).toEqual([one.id, last.id]))
})

it('selects a range with Shift and the arrows', async () => {
  const rows = three()
  const [one, two, last] = rows
  const { user, item, press, selected } = await mountStudio({ rows })
  await user.click(item(last.id))
  for (const [keys, wanted] of [
    ['Shift+ArrowUp', [two, last]],
    ['Shift+ArrowUp', [one, two, last]],
    ['Shift+ArrowDown', [two, last]],
  ] as const) {
    await press(keys)
    await waitFor(() => expect(selected()).toEqual(wanted.map(({ id }) => id)))
  }
})

it('wraps several elements in a group, moves them as one and unwraps them', async () => {
  const rows = three()
  const [one, two, last] = rows
  const { user, item, items, press } = await mountStudio({ rows })
  await user.click(item(two.id))
  await user.keyboard('{Shift>}')
  await user.click(item(last.id))
  await user.keyboard('{/Shift}')
  await press('Alt+ArrowUp')
  await waitFor(() => expect(order()).toEqual([two.id, last.id, one.id]))
  await press('Control+g')
  await waitFor(() => expect(items()).toHaveLength(4))
  expect([two, last].map(({ id }) => level(item(id)))).toEqual(['2', '2'])
  // With the slice's defaults: another arrangement would take more space.
  expect(rowsOf()[0]).toMatchObject({ blockType: 'group', arrangement: 'stack' })
  await press('Control+Shift+g')
  await waitFor(() => expect(items()).toHaveLength(3))
  expect(level(item(last.id))).toBe('1')
  expect(order()).toEqual([two.id, last.id, one.id])
})

it('takes the elements of one slot by Control A, and Escape leads to the parent and to the page', async () => {
  const group = row('group')
  const inside = three().map((one) => withElement(one, { parent: group.id }))
  const { user, item, press, selected } = await inspect({ rows: [group, ...inside, row('introduction')] })
  await user.keyboard('{ArrowRight}')
  await user.click(item(inside[1]?.id ?? ''))
  await press('Control+a')
  await waitFor(() => expect(selected()).toEqual(inside.map(({ id }) => id)))
  await press('Escape')
  await waitFor(() => expect(selected()).toEqual([group.id]))
  await press('Escape')
  await waitFor(() => expect(selected()).toEqual([]))
})

it('moves elements by keyboard within and between parents, and a refused step changes nothing', async () => {
  const group = row('group')
  const [first, second] = [row('introduction', {}, group.id), row('introduction', {}, group.id)]
  const { user, item, press } = await inspect({ rows: [group, first, second] })
  const moved = async (keys: string, wanted: readonly TestRow[]) => {
    await press(keys)
    await waitFor(() => expect(order()).toEqual(wanted.map(({ id }) => id)))
  }
  await user.keyboard('{ArrowRight}')
  await user.click(item(second.id))
  await moved('Alt+ArrowUp', [group, second, first])
  await user.click(item(first.id))
  await moved('Alt+ArrowLeft', [group, second, first])
  await waitFor(() => expect(level(item(first.id))).toBe('1'))
  await moved('Alt+ArrowDown', [group, second, first])
  await press('Alt+ArrowRight')
  await waitFor(() => expect(level(item(first.id))).toBe('2'))
})

it('goes on with the keyboard where an element was deleted, duplicated or wrapped', async () => {
  const rows = three()
  const [one, two, last] = rows
  const { user, item, items, press, selected } = await mountStudio({ rows })
  const focused = () => (document.activeElement as HTMLElement).dataset.elementId
  const isWhereSelected = () => waitFor(() => expect(selected()).toEqual([focused()]))
  await user.click(item(two.id))
  await press('Delete')
  await waitFor(() => expect(items()).toEqual(['One', 'Three']))
  await isWhereSelected()
  await user.click(item(one.id))
  await press('Control+d')
  await waitFor(() => expect(items()).toHaveLength(3))
  await isWhereSelected()
  expect(focused()).not.toBe(one.id)
  await press('ArrowDown')
  await waitFor(() => expect(focused()).toBe(last.id))
})

it('adds to a nested slot and moves there by keyboard, as dragging does', async () => {
  const columns = row('columns', { blockName: 'Zinnia' })
  const other = row('introduction', { blockName: 'Dulse' })
  const { user, item, items, press } = await mountStudio({ rows: [columns, other] })
  await user.click(item(other.id))
  await press('Control+Shift+m')
  await user.type(await screen.findByRole('combobox'), 'zinnia column 2{Enter}')
  await waitFor(() => expect(level(item(other.id))).toBe('3'))
  await waitFor(() => expect(document.activeElement).toBe(item(other.id)))

  act(() => item(columns.id).click())
  await press('Control+k')
  await user.type(await screen.findByRole('combobox'), 'add inside{Enter}')
  await user.type(await screen.findByRole('combobox'), 'column3{Enter}')
  const search = await screen.findByLabelText('Search slices')
  await waitFor(() => expect(document.activeElement).toBe(search))
  await user.keyboard('introduction{Enter}')
  await waitFor(() => expect(items()).toHaveLength(3))
  expect(rowsOf().map(({ element }) => element.slot)).toEqual(['default', 'column2', 'column3'])
})

it('deletes nothing for whoever may only read', async () => {
  const { items, press } = await inspect({ rows: [row('introduction')], boot: { canEdit: false } })
  await press('Delete')
  expect(items()).toHaveLength(1)
  expect(document.querySelector('[data-command=save-draft]')).toBeNull()
  expect(
    within(screen.getByRole('tablist', { name: 'Elements and slices' })).queryByRole('tab', { name: 'Add' }),
  ).toBeNull()
})

it('moves below the last line what is dropped there, and says nothing of what refused it on the way', async () => {
  const rows = [row('introduction'), row('introduction')] as const
  const [one, two] = rows
  const { item } = await inspect({ rows: [...rows] })
  toast.error.mockClear()
  const dataTransfer = new DataTransfer()
  const tree = screen.getByRole('tree')
  fireEvent.dragStart(item(one.id), { dataTransfer })
  expect(sessionOf().dragging).toBe(true)
  fireEvent.dragOver(item(two.id), { dataTransfer })
  fireEvent.dragOver(tree, { dataTransfer })
  fireEvent.drop(tree, { dataTransfer })
  dataTransfer.dropEffect = 'move'
  fireEvent.dragEnd(item(one.id), { dataTransfer })
  expect(sessionOf().dragging).toBe(false)
  await waitFor(() => expect(order()).toEqual([two.id, one.id]))
  expect(toast.error).not.toHaveBeenCalled()
})

it('tells elements of one name by the first words in them', async () => {
  const cards = ['Eat barefoot', 'Sleep late'].map((title) => {
    const card = row('group', { blockName: 'Card' })
    return [card, row('introduction', { title }, card.id)]
  })
  const named = row('introduction', { blockName: 'Card', title: 'Card' })
  const { items } = await mountStudio({ rows: [...cards.flat(), named] })
  expect(items().filter((words) => words.startsWith('Card'))).toEqual(['Card Eat barefoot', 'Card Sleep late', 'Card'])
})

it('tells elements of one kind by their first words, and slots by readable names', async () => {
  const rows = ['Eat barefoot', 'Sleep late'].map((title) => row('introduction', { title })) as [TestRow, TestRow]
  const columns = row('columns', { columns: 2 })
  const { user, item, items } = await mountStudio({ rows: [...rows, columns] })
  expect(items().slice(0, 2)).toEqual(['Introduction Eat barefoot', 'Introduction Sleep late'])
  expect(screen.getByRole('treeitem', { name: 'Introduction, Eat barefoot' })).toBeTruthy()
  expect(screen.getByRole('treeitem', { name: 'Column 2' })).toBeTruthy()
  expect(screen.queryByRole('treeitem', { name: 'Column 3' })).toBeNull()
  await user.click(item(columns.id))
  fireEvent.change(await screen.findByLabelText('Columns', { selector: '#field-columns' }), { target: { value: '3' } })
  expect(await screen.findByRole('treeitem', { name: 'Column 3' })).toBeTruthy()
})

it('shows by signs what an element is beside its name, and says it to screen readers and on hover', async () => {
  const condition = { key: 'q', operator: 'equals', value: 1 }
  const plain = row('introduction', { blockName: 'Plain' })
  const signed = withElement(row('introduction', { blockName: 'Signed' }), {
    conditionsSettings: { type: 'and', conditions: [condition] },
    fieldProperties: { title: { md: { textAlign: 'center' } } },
    permissions: ['move'],
    audience: 'agents',
    enabled: false,
  })
  const modelQuery = { collection: 'specials', where: [], sort: null, limit: 3, bind: {} }
  const query = withElement(row('introduction', { blockName: 'Offers' }), { modelQuery })
  const { user, item } = await mountStudio({ rows: [plain, signed, query] })
  const signsOf = ({ id }: TestRow) =>
    [...item(id).querySelectorAll<HTMLElement>('[data-sign]')].map(({ dataset }) => dataset.sign)
  expect(signsOf(plain)).toEqual([])
  expect(signsOf(signed)).toEqual(['conditions', 'style', 'locked', 'audience', 'disabled'])
  expect(signsOf(query)).toEqual(['query'])
  const said = (one: TestRow) => item(one.id).getAttribute('aria-label')
  expect(said(signed)).toBe(
    'Signed, shown on a condition, own style of Title, locked: move, for Travel agents, disabled',
  )
  expect(said(query)).toBe('Offers, shows documents of “specials”')
  await user.hover(item(signed.id).querySelector('[data-sign=style]') as HTMLElement)
  expect((await screen.findByRole('tooltip')).textContent).toContain('Own style of Title.')
})

it('draws no line again of an element that is not edited', async () => {
  const rows = three()
  const { user, item } = await mountStudio({ rows: [...rows, row('hero', { title: 'A' })] })
  const others = rows.map(({ id }) => item(id))
  const changes: unknown[] = []
  const observer = new MutationObserver((list) => changes.push(...list))
  await user.click(screen.getByRole('treeitem', { name: 'Hero, A' }))
  for (const line of others) observer.observe(line, { attributes: true, childList: true, subtree: true })
  fireEvent.change(await screen.findByLabelText('Title', { selector: '#field-title' }), { target: { value: 'B' } })
  await screen.findByRole('treeitem', { name: 'Hero, B' })
  observer.disconnect()
  expect(changes).toEqual([])
})

it('offers first what is made for the selected element, and adds it there', async () => {
  const tabs = row('tabs', {})
  const { user, item, items } = await mountStudio({ rows: [tabs, row('introduction', { title: 'Last' })] })
  const open = (tab: string) => user.click(screen.getByRole('tab', { name: tab }))
  const groups = () => [...document.querySelectorAll('details > summary')].map(({ textContent }) => textContent)
  await open('Add')
  await waitFor(() => expect(groups().length).toBeGreaterThan(1))
  expect(groups().filter((name) => name?.startsWith('For “'))).toEqual([])
  await open('Elements')
  await user.click(item(tabs.id))
  await open('Add')
  await waitFor(() => expect(groups()[0]).toBe('For “Tabs” 1'))
  await user.click(document.querySelector('[data-slice=tab]') as HTMLElement)
  await user.click(screen.getByRole('tab', { name: 'Elements' }))
  await waitFor(() => expect(items()).toHaveLength(3))
  expect(rowsOf().find(({ blockType }) => blockType === 'tab')?.element.parent).toBe(tabs.id)
})

it('adds at once the only slice that a chosen place takes', async () => {
  const tabs = row('tabs', {})
  const { user, item, items, press } = await inspect({ rows: [tabs] })
  await user.click(item(tabs.id))
  await press('Control+k')
  await user.type(await screen.findByRole('combobox'), 'add inside{Enter}')
  await waitFor(() => expect(items()).toHaveLength(2))
  expect(rowsOf()[1]).toMatchObject({ blockType: 'tab', element: { parent: tabs.id } })
  expect(screen.getByRole('tab', { name: 'Elements' }).getAttribute('aria-selected')).toBe('true')
})

it('offers nothing as made for the selected element where none is selected', async () => {
  const { user } = await mountStudio({ rows: [row('introduction')] })
  await user.click(tab('Add'))
  expect(await screen.findByRole('button', { name: 'Add Hero' })).toBeTruthy()
  expect(screen.queryByText(/^For “/)).toBeNull()
})

it('shows before each element what its slice is for', async () => {
  const rows = [row('hero'), row('rich-text'), row('special-offers'), row('video-hero'), row('group')]
  const { item } = await mountStudio({ rows })
  const icons = rows.map(({ id }) => item(id).querySelector('svg path[d]:only-child')?.getAttribute('d'))
  expect(icons).not.toContain(undefined)
  expect(icons[3]).toBe(icons[0])
  expect(new Set(icons).size).toBe(4)
})
