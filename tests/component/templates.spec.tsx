import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, inspect, row, rowsOf, tab } from './helpers/studio'

it('adds an element of a template, which the palette unfolds and its search finds', async () => {
  const studio = await inspect({ rows: [row('introduction')] })
  await studio.user.click(tab('Add'))
  await studio.user.click(screen.getByRole('button', { name: '2 templates of Hero' }))
  await studio.user.click(screen.getByRole('button', { name: 'Add Hero as “Short hero”' }))
  expect(rowsOf()[1]).toMatchObject({
    blockType: 'hero',
    blockName: 'Short hero',
    height: 'short',
    title: 'Rooms & suites',
  })
  // Fields that the template omits have the slice's default.
  expect(rowsOf()[1]).toHaveProperty('titleTag', 'h1')
  fill(screen.getByRole('searchbox', { name: 'Search slices' }), 'tall opening')
  await studio.user.click(screen.getByRole('button', { name: 'Add Hero as “Tall opening”' }))
  const added = rowsOf().find(({ blockName }) => blockName === 'Tall opening')
  expect(added).toMatchObject({ blockType: 'hero', height: 'tall' })
})

it('applies a template to an element in one step: its id, its place, its children and its other fields stay', async () => {
  const hero = row('hero', { title: 'Ours', note: 'Until May', blockName: 'Top' })
  const inside = row('button', {}, hero.id)
  const studio = await inspect({ rows: [hero, inside, row('introduction')] })
  const before = rowsOf()
  await studio.press('Control+k')
  fill(await screen.findByRole('combobox', { name: 'Commands, elements and slices' }), 'apply template')
  await studio.user.click(screen.getByRole('option', { name: /Apply template/ }))
  const list = within(await screen.findByRole('dialog', { name: 'Apply template' }))
  expect(list.getByRole('option', { name: /Short hero/ }).textContent).toContain('replaces Height')
  await studio.user.click(list.getByRole('option', { name: /Short hero/ }))
  const [changed, child, below] = rowsOf()
  expect(changed).toMatchObject({ id: hero.id, blockName: 'Top', title: 'Rooms & suites', note: 'Until May' })
  expect(child).toMatchObject({ id: inside.id, element: { parent: hero.id } })
  expect(below).toEqual(before[2])
  await studio.press('Control+z')
  expect(rowsOf()).toEqual(before)
})
