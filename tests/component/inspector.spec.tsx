import { act, fireEvent, waitFor, within, screen } from '@testing-library/react'
import type { PayloadRequest } from 'payload'
import { expect, it, vi } from 'vitest'
import { defineSlice, field } from '../../src/slices'
import { describeSlices } from '../../src/slices/description/describeSlices'
import { askFromPreview, fill, inspect, mountStudio, pageOf, row, rowsOf, tab, withElement } from './helpers/studio'

const words = (title = 'Look') => row('introduction', { title })

it('has its tabs as one stop, and arrows, Home and End move between them', async () => {
  const { user } = await inspect({ rows: [words()] })
  const press = async (key: string, name: string) => {
    await user.keyboard(`{${key}}`)
    expect(document.activeElement).toBe(tab(name))
    expect(tab(name).getAttribute('aria-selected')).toBe('true')
  }
  await user.click(tab('Content'))
  await press('ArrowRight', 'Style')
  expect(screen.getByRole('tabpanel', { name: 'Style' })).toBeTruthy()
  await press('End', 'Query')
  await press('ArrowRight', 'Content')
  await press('ArrowLeft', 'Query')
  await press('Home', 'Content')
  expect(tab('Style').tabIndex).toBe(-1)
})

it('deletes no element by Delete and Backspace on its buttons nor on those of the bar', async () => {
  const only = words()
  const { user, item, items, command } = await inspect({ rows: [only] })
  for (const target of [tab('Content'), command('undo')]) {
    target.focus()
    await user.keyboard('{Backspace}{Delete}')
    expect(items()).toHaveLength(1)
  }
  act(() => item(only.id).focus())
  await user.keyboard('{Delete}')
  await waitFor(() => expect(items()).toEqual([]))
})

it('takes no text for the element before while the next one’s inputs are being made', async () => {
  const first = words('First')
  const { command } = await inspect({ rows: [first] })
  const inspected = () => document.querySelector<HTMLElement>('[data-inspected-element]')?.dataset.inspectedElement
  const title = () => screen.getByLabelText<HTMLInputElement>('Title')
  // The copy is selected immediately, and its inputs follow after the preview.
  act(() => command('duplicate').click())
  expect(inspected()).toBe(first.id)
  expect(fireEvent.keyDown(title(), { key: 'x' })).toBe(false)
  fill(title(), 'For the copy')
  expect(rowsOf().map((one) => one.title)).toEqual(['First', 'First'])
  await waitFor(() => expect(inspected()).not.toBe(first.id))
  fill(title(), 'For the copy')
  await waitFor(() => expect(rowsOf().map((one) => one.title)).toEqual(['First', 'For the copy']))
})

it('offers no other slot where the parent has one, and says so', async () => {
  const group = row('group')
  const inner = row('introduction', {}, group.id)
  const { user, item } = await inspect({ rows: [group, inner] })
  await user.keyboard('{ArrowRight}')
  await user.click(item(inner.id))
  await user.click(tab('Settings'))
  expect(screen.getByLabelText<HTMLSelectElement>('Slot').disabled).toBe(true)
  expect(screen.getByText('No other slot of the parent takes this element.')).toBeTruthy()
})

it('keeps a label, a DOM id that is checked, tags, settings, hydration and locks', async () => {
  const first = words('One')
  const second = withElement(words('Two'), { properties: { domId: 'taken', settings: {} } })
  const { user, items } = await inspect({ rows: [first, second] })
  await user.click(tab('Settings'))
  fill(screen.getByLabelText('Label'), 'Opening words')
  expect(items()[0]).toBe('Opening words One')
  const domId = screen.getByLabelText('Anchor')
  fill(domId, 'taken')
  expect(screen.getByText(/on this page has the id "taken" already/)).toBeTruthy()
  fill(domId, '2nd')
  expect(screen.getByText(/beginning with a letter/)).toBeTruthy()
  fill(domId, 'welcome')
  await user.type(screen.getByLabelText('New tag'), 'family{Enter}')
  fill(screen.getByLabelText('Points of tag family'), '2.5')
  expect(screen.getByText('Write a whole number.')).toBeTruthy()
  fill(screen.getByLabelText('Points of tag family'), '25')
  fill(screen.getByLabelText('Name of a new setting'), 'campaign')
  await user.click(screen.getByRole('button', { name: 'Add setting' }))
  fill(screen.getByLabelText('Value of setting campaign'), 'spring')
  await user.selectOptions(screen.getByLabelText('Becomes interactive'), 'visible')
  await user.click(within(screen.getByRole('group', { name: 'Locked for editors' })).getByLabelText('Delete'))
  expect(rowsOf()[0]).toMatchObject({
    blockName: 'Opening words',
    element: {
      tags: [{ name: 'family', point: 25 }],
      properties: { domId: 'welcome', settings: { campaign: 'spring' } },
      hydrationMode: 'visible',
      permissions: ['delete'],
    },
  })
})

it('asks for a field only while its condition on another one holds, in rows of a list and in a group too', async () => {
  const condition = { field: 'mode', operator: 'equals', value: 'link' } as const
  const fields = {
    mode: field.select({ label: 'Mode', options: ['text', 'link'], admin: { placeholder: 'Choose a mode' } }),
    target: field.text({ label: 'Target', admin: { condition } }),
  }
  const slice = defineSlice({
    name: 'call',
    label: 'Call',
    admin: { group: 'test' },
    fields: { ...fields, more: field.array({ label: 'More', fields }), all: field.group({ label: 'All', fields }) },
  })
  const req = { user: null, payload: { config: {} } } as unknown as PayloadRequest
  const call = row('call', { more: [{ id: 'a', mode: 'link' }], all: { mode: 'text', target: 'before' } })
  const { user } = await inspect({ rows: [call], boot: { slices: await describeSlices({ slices: [slice], req }) } })
  expect(screen.queryByLabelText('Target')).toBeNull()
  expect(screen.getAllByRole('option', { name: 'Choose a mode' })).toHaveLength(2)
  await user.selectOptions(screen.getAllByLabelText('Mode')[0] as HTMLElement, 'link')
  expect(screen.getAllByLabelText('Target')).toHaveLength(1)
  await user.click(screen.getByRole('button', { expanded: false, name: /Link|Row|1/ }))
  expect(screen.getAllByLabelText('Target')).toHaveLength(2)
  const all = within(screen.getByRole('group', { name: 'All' }))
  expect(all.queryByLabelText('Target')).toBeNull()
  await user.selectOptions(all.getByLabelText('Mode'), 'link')
  fill(all.getByLabelText('Target'), 'after')
  expect(rowsOf()[0]).toMatchObject({ all: { mode: 'link', target: 'after' } })
})

it('is read-only for an editor where an element is locked, and says why', async () => {
  const only = withElement(words(), { permissions: ['edit', 'delete'] })
  const { user, item, items } = await inspect({ rows: [only], boot: { isAdministrator: false } })
  expect(item(only.id).getAttribute('aria-label')).toContain('locked')
  const notice = document.querySelector('[data-notice=locked]')
  expect(notice?.textContent).toContain('only an administrator may change and delete it')
  await user.click(tab('Settings'))
  expect(screen.getByLabelText<HTMLInputElement>('Anchor').readOnly).toBe(true)
  const lock = within(screen.getByRole('group', { name: 'Locked for editors' })).getByLabelText<HTMLInputElement>(
    'Delete',
  )
  expect([lock.disabled, lock.checked]).toEqual([true, true])
  item(only.id).focus()
  await user.keyboard('{Delete}')
  expect(items()).toHaveLength(1)
})

it('lets an administrator take a lock off', async () => {
  const only = withElement(words(), { permissions: ['edit'] })
  const { user, item } = await inspect({ rows: [only] })
  expect(document.querySelector('[data-notice=locked]')?.textContent).toContain('Locked for editors')
  await user.click(tab('Settings'))
  await user.click(within(screen.getByRole('group', { name: 'Locked for editors' })).getByLabelText('Change'))
  expect(document.querySelector('[data-notice=locked]')).toBeNull()
  expect(item(only.id).getAttribute('aria-label')).not.toContain('locked')
})

it('inherits, overrides and resets a style by breakpoint, one step each', async () => {
  const fieldProperties = {
    title: { default: { fontSize: '20px' }, md: { fontSize: '30px' } },
    copy: { md: { textAlign: 'center' } },
  }
  const { user, command } = await inspect({ rows: [withElement(words(), { fieldProperties })] })
  await user.click(tab('Style'))
  const breakpoints = within(screen.getByRole('group', { name: 'Breakpoint of the styles' }))
  await user.click(breakpoints.getByRole('button', { name: 'md, with styles' }))
  const marks = (kind: string) =>
    [...document.querySelectorAll(`[data-style-state=${kind}] label`)].map(({ textContent }) => textContent)
  expect([marks('overridden'), marks('own')]).toEqual([['Size'], ['Alignment']])
  await user.click(screen.getByRole('button', { name: 'Reset all at md' }))
  expect([marks('overridden'), marks('inherited')]).toEqual([[], ['Size']])
  await user.click(screen.getByRole('button', { name: 'Reset everywhere' }))
  expect(screen.queryByRole('button', { name: 'Reset everywhere' })).toBeNull()
  expect(rowsOf()[0]?.element.fieldProperties).toEqual({})
  await user.click(command('undo'))
  await user.click(command('undo'))
  expect(rowsOf()[0]?.element.fieldProperties).toEqual(fieldProperties)
})

it('says before a page goes to a layout which elements that one does not allow, and undo brings them back', async () => {
  const [popup, stays] = [row('popup', { blockName: 'Newsletter' }), words('Stays')]
  const { user, command, items } = await mountStudio({ rows: [stays, popup] })
  const layout = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Layout' })
  await user.click(layout)
  expect(within(layout).getByRole('option', { name: 'No chrome – 1 element not allowed' })).toBeTruthy()
  await user.selectOptions(layout, 'no-chrome')
  const question = screen.getByRole('alertdialog')
  expect(question.textContent).toContain('One element is not allowed on this layout')
  expect(within(question).getByRole('listitem').textContent).toContain('Newsletter')
  await user.click(within(question).getByRole('button', { name: 'Keep the layout' }))
  expect([layout.value, items().length]).toEqual(['blocks', 2])

  await user.selectOptions(layout, 'no-chrome')
  await user.click(screen.getByRole('button', { name: 'Delete them and switch' }))
  expect(pageOf().layout).toBe('no-chrome')
  expect(rowsOf().map(({ id }) => id)).toEqual([stays.id])
  await user.click(command('undo'))
  await user.click(command('undo'))
  await waitFor(() => expect(items()).toContain('Newsletter'))
})

it('names in the palette the slices that the layout does not offer, with the reason', async () => {
  const { user } = await mountStudio({ rows: [words()], page: { layout: 'no-chrome' } })
  await user.click(tab('Add'))
  fill(screen.getByRole('searchbox', { name: 'Search slices' }), 'p')
  expect(document.querySelector('[data-slice=popup], [data-withheld][open]')).toBeNull()
  await user.click(screen.getByText('Not offered here'))
  expect(document.querySelector('[data-withheld-slice=popup]')?.textContent).toMatch(/Only on the layouts .*Blocks/)
})

it('adds a slice with the default elements of its slots, and nothing of them is shared with those added before', async () => {
  const define = { admin: { group: 'test' }, fields: { rows: field.array({ fields: { name: field.text() } }) } }
  const inside = { slice: 'leaf', fields: { rows: [{ name: 'one' }] } }
  const tree = defineSlice({
    ...define,
    name: 'branch',
    label: 'Branch',
    slots: { default: { allowedElements: ['leaf'], min: 1, defaultElements: [inside] } },
  })
  const leaf = defineSlice({ ...define, name: 'leaf', label: 'Leaf', root: false })
  const req = { user: null, payload: { config: {} } } as unknown as PayloadRequest
  const { user } = await mountStudio({ boot: { slices: await describeSlices({ slices: [tree, leaf], req }) } })
  await user.click(tab('Add'))
  for (const _time of ['once', 'again']) await user.click(document.querySelector('[data-slice=branch]') as Element)
  const added = rowsOf()
  expect(added.map(({ blockType }) => blockType).sort()).toEqual(['branch', 'branch', 'leaf', 'leaf'])
  const rows = added.flatMap((one) => (one.blockType === 'leaf' ? (one.rows as { id: string; name: string }[]) : []))
  expect(rows.map(({ name }) => name)).toEqual(['one', 'one'])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
})

it('puts the caret into the field that was asked for in the preview, whichever tab was open', async () => {
  const [one, two] = [row('tabs', { title: 'Sand' }), row('tabs', { title: 'Sea' })]
  const { user, selected } = await inspect({ rows: [one, two] })
  await user.click(tab('Style'))
  for (const _time of ['not selected', 'selected']) {
    askFromPreview({ type: 'editField', element: two.id, field: 'title' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')))
    expect(selected()).toEqual([two.id])
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Sea')
    act(() => (document.activeElement as HTMLElement).blur())
  }
})

it('marks a group of fields no more once it is folded', async () => {
  const { user } = await inspect({ rows: [row('hero')] })
  const group = () => document.querySelector<HTMLDetailsElement>('[data-field-group=Picture]') as HTMLDetailsElement
  const [summary] = group().getElementsByTagName('summary')
  if (!summary) throw new Error('There is no group.')
  act(() => summary.focus())
  expect(group().dataset.isSelected).toBe('true')
  await user.click(summary)
  await waitFor(() => expect([group().open, group().dataset.isSelected]).toEqual([false, undefined]))
})

it('takes a bare number for a size in pixels', async () => {
  const { user } = await inspect({ rows: [words()] })
  await user.click(tab('Style'))
  const [size] = screen.getAllByRole<HTMLInputElement>('combobox', { name: 'Size' })
  if (!size) throw new Error('There is no size.')
  fill(size, '20')
  await user.tab()
  expect(size.value).toBe('20px')
})

it('calls sizes of the scale by their names, typed or chosen, and stores what the stylesheet knows', async () => {
  const fieldProperties = { title: { default: { fontSize: 'text-3xl' } } }
  const { user } = await inspect({ rows: [withElement(words(), { fieldProperties })] })
  await user.click(tab('Style'))
  await user.click(within(screen.getByRole('group', { name: 'Breakpoint of the styles' })).getByText('all'))
  const size = document.querySelector<HTMLInputElement>('input[name="title.fontSize"]')
  if (!size) throw new Error('There is no size.')
  expect(size.value).toBe('3XL')
  expect([...(size.list?.options ?? [])].map(({ value }) => value).slice(0, 6)).toEqual([
    'S',
    'M',
    'L',
    'XL',
    '2XL',
    '3XL',
  ])
  fill(size, '4xl')
  await user.tab()
  expect(size.value).toBe('4XL')
  expect(rowsOf()[0]?.element.fieldProperties).toEqual({ title: { default: { fontSize: 'text-4xl' } } })
})

it('shows in an empty style what the preview has', async () => {
  const only = words()
  const { user } = await inspect({ rows: [only] })
  const shown = document.createElement('div')
  shown.innerHTML = `<section data-voix-element="${only.id}"><h2 data-voix-field="title" style="font-size: 36px; font-weight: 700">Look</h2></section>`
  const frame = document.querySelector<HTMLIFrameElement>('iframe[name=voix-preview]')
  vi.spyOn(frame as HTMLIFrameElement, 'contentDocument', 'get').mockReturnValue(shown as unknown as Document)
  document.body.append(shown)
  await user.click(tab('Style'))
  await waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('input[name="title.fontSize"]')?.placeholder).toBe('36px'),
  )
  const weight = document.querySelector<HTMLSelectElement>('select[name="title.fontWeight"]')
  expect(weight?.options[0]?.text).toBe('As the slice has it: Bold (700)')
})
