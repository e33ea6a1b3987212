import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toast } from './helpers/payloadUi'
import { fill, inspect, mountStudio, row, rowsOf, tab, type SentRequest } from './helpers/studio'

const INFO = { id: 'r', address: 'heroes/three', title: 'Three in one', description: '', layout: null, picture: null }
const LIST = {
  docs: [
    { ...INFO, kind: 'elements', count: 3, slices: ['group'] },
    { ...INFO, address: 'pages/summer', title: 'Summer page', kind: 'page', count: 9, slices: ['hero'] },
    { ...INFO, address: 'rows/one', title: 'Only a row', kind: 'elements', count: 1, slices: ['text-row'] },
  ],
}

async function open(rows: ReturnType<typeof row>[], answers: Record<string, unknown>) {
  const studio = await inspect({ rows: rows as [ReturnType<typeof row>], answers })
  await studio.user.click(tab('Add'))
  return studio
}

it('puts a recipe into the page in one step, with ids of its own and nothing shared', async () => {
  const group = row('group')
  const anchor = row('introduction', { title: 'In it', link: { type: 'url', url: `#${group.id}` } }, group.id)
  const gallery = row('full-width-stats', { stats: [{ id: 'row-1', number: '1', label: 'one' }] }, group.id)
  const doc = { ...INFO, kind: 'elements', leftOut: [], elements: [group, anchor, gallery] }
  const first = row('introduction', { title: 'First' })
  const studio = await open([first, row('introduction', { title: 'Last' })], {
    '/voix/recipes/elements': { doc },
    '/voix/recipes': LIST,
  })
  const before = rowsOf()
  expect(await screen.findByRole('button', { name: 'Add the recipe Three in one' })).toBeTruthy()
  // A page is created from it, and a table row can be only in a table.
  expect(screen.queryByRole('button', { name: /Summer page|Only a row/ })).toBeNull()
  for (const count of [5, 8]) {
    await studio.user.click(screen.getByRole('button', { name: 'Add the recipe Three in one' }))
    await waitFor(() => expect(rowsOf()).toHaveLength(count))
  }
  const ids = rowsOf().map(({ id }) => id)
  expect(new Set(ids).size).toBe(8)
  expect(ids).not.toContain(group.id)
  const groups = rowsOf().filter(({ blockType }) => blockType === 'group')
  const links = rowsOf().filter(({ title }) => title === 'In it')
  expect(links.map(({ link }) => (link as { url: string }).url).sort()).toEqual(groups.map(({ id }) => `#${id}`).sort())
  const lists = rowsOf().flatMap(({ stats }) => (stats as { id: string }[] | undefined) ?? [])
  expect(new Set(['row-1', ...lists.map(({ id }) => id)]).size).toBe(3)
  await studio.press('Control+z')
  await studio.press('Control+z')
  expect(rowsOf()).toEqual(before)
  fill(screen.getByRole('searchbox', { name: 'Search slices' }), 'nothing like it')
  expect(screen.queryByRole('button', { name: /Add the recipe/ })).toBeNull()
})

it('names what of a recipe may not stand there, and inserts the rest', async () => {
  const elements = [row('introduction', { title: 'Stays' }), row('gone-slice'), row('text-row')]
  const studio = await open([row('introduction')], {
    '/voix/recipes/elements': { doc: { ...INFO, leftOut: [], elements } },
    '/voix/recipes': { docs: [{ ...INFO, kind: 'elements', count: 3, slices: ['introduction', 'gone-slice'] }] },
  })
  toast.warning.mockClear()
  await studio.user.click(await screen.findByRole('button', { name: 'Add the recipe Three in one' }))
  await waitFor(() => expect(rowsOf()).toHaveLength(2))
  expect(rowsOf().map(({ title }) => title)).toContain('Stays')
  expect(String(toast.warning.mock.calls[0]?.[0])).toMatch(/Not everything.*gone-slice.*Text row/)
})

it('saves what is selected as a recipe, whatever is selected meanwhile, and keeps the dialog when it is refused', async () => {
  const group = row('group', { blockName: 'Our opening' })
  const sent: SentRequest[] = []
  const answer = (request: SentRequest) => {
    sent.push(request)
    const taken = { errors: [{ message: 'Another recipe stands there.' }] }
    return sent.length === 1 ? Response.json(taken, { status: 400 }) : { doc: { id: 'new' } }
  }
  const rows = [group, row('introduction', { title: 'In it' }, group.id), row('introduction', { title: 'Below' })]
  const studio = await inspect({ rows: rows as [typeof group], answers: { '/api/recipes?depth=0': answer } })
  const before = rowsOf()
  await studio.press('Control+k')
  fill(await screen.findByRole('combobox', { name: 'Commands, elements and slices' }), 'save as recipe')
  await studio.user.click(screen.getByRole('option', { name: /Save as recipe/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as recipe' }))
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Our opening')
  fill(dialog.getByRole('textbox', { name: 'Path in the cookbook' }), 'Heroes/')
  await studio.user.click(dialog.getByRole('button', { name: 'Save recipe' }))
  expect(dialog.getByRole('alert').textContent).toContain('heroes/short')
  fill(dialog.getByRole('textbox', { name: 'Path in the cookbook' }), 'heroes/ours')
  await studio.user.click(dialog.getByRole('button', { name: 'Save recipe' }))
  expect(await dialog.findByText('Another recipe stands there.')).toBeTruthy()
  await studio.user.click(dialog.getByRole('button', { name: 'Save recipe' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)).toMatchObject({
    method: 'POST',
    body: { title: 'Our opening', path: 'heroes/ours', kind: 'elements', layout: 'blocks' },
  })
  const { elements } = sent.at(-1)?.body as { elements: typeof rows }
  expect(elements.map(({ blockType, title }) => title ?? blockType)).toEqual(['group', 'In it'])
  expect(elements.map(({ element: { parent } }) => parent)).toEqual([null, elements[0]?.id])
  expect(rowsOf()).toEqual(before)
})

it('saves the whole page as one, at a free path from its title', async () => {
  const sent: SentRequest[] = []
  const rows = [row('introduction', { title: 'A' }), row('introduction', { title: 'B' })]
  const answers = {
    '/api/recipes?depth=0': (request: SentRequest) => (sent.push(request), {}),
    '/voix/recipes': { docs: [{ ...INFO, address: 'pages/studio-test', kind: 'page', count: 1, slices: ['hero'] }] },
  }
  const studio = await mountStudio({ rows, answers })
  await studio.press('Control+k')
  fill(await screen.findByRole('combobox', { name: 'Commands, elements and slices' }), 'save page as recipe')
  await studio.user.click(screen.getByRole('option', { name: /Save page as recipe/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save page as recipe' }))
  await studio.user.click(dialog.getByRole('button', { name: 'Save recipe' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ kind: 'page', title: 'Studio test', path: 'pages/studio-test-2' })
  expect((sent[0]?.body as { elements: unknown[] }).elements).toHaveLength(2)
})
