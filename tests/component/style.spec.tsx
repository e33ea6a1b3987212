import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { describeLayouts } from '../../src/admin/server/describeLayouts'
import { layouts } from '../../src/layouts/registry/configs'
import { DEFAULT_STYLES } from '../../src/tree'
import { faultsIn } from './helpers/faults'
import { fill, inspect, row, rowsOf, tab, withElement, type MountedStudio, type TestRow } from './helpers/studio'

afterEach(() => vi.restoreAllMocks())

const words = () => row('introduction', { title: 'Look' })
const input = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!found) throw new Error(`There is no input "${name}".`)
  return found
}
const styleOf = () => rowsOf()[0]?.element.style

async function openStyle(only: TestRow, given: Partial<Parameters<typeof inspect>[0]> = {}): Promise<MountedStudio> {
  const studio = await inspect({ ...given, rows: [only] })
  await studio.user.click(tab('Style'))
  await at(studio, 'all')
  return studio
}

const at = ({ user }: MountedStudio, breakpoint: string) =>
  user.click(within(screen.getByRole('group', { name: 'Breakpoint of the styles' })).getByText(breakpoint))
const group = (name: string) => within(screen.getByRole('group', { name }))

it('sets all four sides at once while they are linked, in one step, and each by itself after that', async () => {
  const studio = await openStyle(words())
  fill(input('element.paddingTop'), '24')
  expect(styleOf()).toEqual({
    default: { paddingTop: '24px', paddingRight: '24px', paddingBottom: '24px', paddingLeft: '24px' },
  })
  await studio.user.click(studio.command('undo'))
  expect(styleOf()).toBeUndefined()
  await studio.user.click(studio.command('redo'))
  await studio.user.click(screen.getByRole('button', { name: 'Space inside: all sides alike' }))
  fill(input('element.paddingLeft'), '8')
  expect(styleOf()?.default).toMatchObject({ paddingTop: '24px', paddingLeft: '8px' })
})

it('steps by the arrow keys, with Shift by ten, from what the preview has, and not below nothing', async () => {
  const { user, command } = await openStyle(words())
  const padding = input('element.paddingTop')
  fill(padding, '24')
  await user.keyboard('{ArrowUp}')
  expect(styleOf()?.default?.paddingTop).toBe('25px')
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  expect(styleOf()?.default?.paddingTop).toBe('0px')
  // The repeated changes of one value are a single step.
  await user.click(command('undo'))
  expect(styleOf()).toBeUndefined()
})

it('takes tokens first, and takes one back that is pressed again', async () => {
  const { user } = await openStyle(words())
  await user.click(group('Choices for Space inside, all sides').getByRole('button', { name: 'L' }))
  await user.click(group('Choices for Shadow').getByRole('button', { name: 'M' }))
  expect(styleOf()?.default).toMatchObject({ paddingTop: 'space-lg', boxShadow: 'shadow-md' })
  await user.click(group('Choices for Space inside, all sides').getByRole('button', { name: 'L', pressed: true }))
  expect(styleOf()).toEqual({ default: { boxShadow: 'shadow-md' } })
})

it('has no fault that axe finds, with values, tokens, a palette and a refused colour', async () => {
  await openStyle(words(), { page: { layout: 'costa-viva' } })
  fill(input('element.paddingTop'), '24')
  fill(input('element.color'), 'url(x)')
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(await faultsIn(document.querySelector('[data-voix-region=inspector]'))).toEqual([])
})

it('offers the palette of the layout and says what a colour is', async () => {
  const { user } = await openStyle(words(), { page: { layout: 'costa-viva' } })
  await user.click(group('Palette for Background').getByRole('button', { name: 'Shallow water' }))
  expect(styleOf()).toEqual({ default: { backgroundColor: '#dcf5f3' } })
  expect(input('element.backgroundColor').readOnly).toBe(true)
  fill(input('element.color'), 'url(x)')
  expect(screen.getByRole('alert').textContent).toBe('Write a colour: #4338ca.')
  expect(styleOf()).toEqual({ default: { backgroundColor: '#dcf5f3' } })
})

it('has nothing but its tokens on a layout that allows nothing else', async () => {
  const { user } = await openStyle(words(), { page: { layout: 'noche-azul' } })
  expect(document.querySelector('input[name="element.paddingTop"]')).toBeNull()
  const padding = document.querySelector<HTMLSelectElement>('select[name="element.paddingTop"]')
  expect([...(padding?.options ?? [])].map(({ text }) => text)).toEqual(['–', '0', 'S', 'L', '2XL', 'Band'])
  expect(document.querySelector('input[name="element.borderRadius"]')).toBeNull()
  expect(
    group('Choices for Corners')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['0', 'S', 'Card'])
  await user.selectOptions(padding as HTMLSelectElement, 'space-2xl')
  expect(styleOf()?.default?.paddingBottom).toBe('space-2xl')
})

it('hides from a breakpoint on, and shows again from a larger one', async () => {
  const only = words()
  const studio = await openStyle(only)
  await at(studio, 'md')
  await studio.user.click(group('Visibility').getByRole('radio', { name: 'Hidden' }))
  await at(studio, 'xl')
  expect(group('Visibility').getByRole<HTMLInputElement>('radio', { name: 'Hidden' }).checked).toBe(true)
  await studio.user.click(group('Visibility').getByRole('radio', { name: 'Shown' }))
  expect(styleOf()).toEqual({ md: { visibility: 'hidden' }, xl: { visibility: 'shown' } })
  expect(studio.item(only.id).getAttribute('aria-label')).toContain('hidden at md, lg')
  await studio.user.click(group('Visibility').getByRole('radio', { name: 'Hidden' }))
  expect(styleOf()).toEqual({ md: { visibility: 'hidden' } })
})

it('tells own, inherited and overridden values, and shows in grey what holds', async () => {
  const style = { default: { borderRadius: '8px' }, md: { borderRadius: '12px' } }
  const studio = await openStyle(withElement(words(), { style }))
  const corners = () =>
    input('element.borderRadius').closest('[data-style-state]')?.parentElement?.closest('[data-style-state]')
  const state = () => corners()?.getAttribute('data-style-state')
  expect([state(), input('element.borderRadius').value]).toEqual(['own', '8px'])
  await at(studio, 'sm')
  expect([state(), input('element.borderRadius').placeholder]).toEqual(['inherited', '8px'])
  expect(corners()?.textContent).toContain('Inherited from all sizes')
  await at(studio, 'md')
  expect(state()).toBe('overridden')
  expect(corners()?.textContent).toContain('Overrides 8px of all sizes')
  await studio.user.click(screen.getByRole('button', { name: 'Reset corners' }))
  expect(styleOf()).toEqual({ default: { borderRadius: '8px' } })
})

it('styles the box of a field, too', async () => {
  const { user } = await openStyle(words())
  await user.click(screen.getByText('Space, background and visibility of “Title”'))
  await waitFor(() => input('title.marginTop'))
  fill(input('title.marginTop'), '-8')
  expect(rowsOf()[0]?.element.fieldProperties.title?.default).toMatchObject({ marginTop: '-8px', marginLeft: '-8px' })
})

it('names styles and the layout’s own sizes in the words of editors', async () => {
  const boot = { layouts: describeLayouts(layouts, { ...DEFAULT_STYLES, labels: { band: 'As sections' } }) }
  const { user } = await openStyle(words(), { page: { layout: 'noche-azul' }, boot })
  const sides = [...document.querySelectorAll('select[name^="element.padding"]')].map(
    (select) => select.closest('[data-style-state]')?.querySelector('label')?.textContent,
  )
  expect(sides).toEqual(['Space inside, top', 'Space inside, right', 'Space inside, bottom', 'Space inside, left'])
  const inside = group('Choices for Space inside, all sides')
  await user.click(inside.getByRole('button', { name: 'As sections' }))
  expect(styleOf()?.default?.paddingTop).toBe('space-band')
  const texts = document.querySelector('[data-voix-region=inspector]')?.textContent ?? ''
  expect(texts).toContain('Text columns')
  expect(texts).not.toMatch(/padding|margin|\bbox\b|\bband\b/i)
})
