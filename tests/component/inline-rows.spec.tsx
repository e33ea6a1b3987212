import { fireEvent, waitFor, within } from '@testing-library/react'
import { $getSelection, $isRangeSelection, getNearestEditorFromDOMNode } from '@payloadcms/richtext-lexical/lexical'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paragraphs } from '../../src/blocks/lib/richText'
import { RichText } from '../../src/render/parts'
import type { SliceComponent } from '../../src/render/types'
import { defineSlice, field } from '../../src/slices'
import type { SliceProps } from '../../src/slices/types'
import { loadRichHost } from '../../src/studio/preview/inline/rich/loadRichHost'
import { byHand, mountPreview } from './helpers/preview'
import { row, type TestRow } from './helpers/studio'

// happy-dom reports mutations while Lexical renders, and Lexical logs a warning.
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await loadRichHost()
})
afterEach(() => vi.restoreAllMocks())

const menu = defineSlice({
  name: 'menu',
  label: 'Menu',
  admin: { group: 'global' },
  description: 'Dishes with their prices.',
  preview: '/slices/menu.webp',
  tags: [],
  fields: {
    dishes: field.array({
      label: 'Dishes',
      fields: {
        name: field.text({ label: 'Dish' }),
        about: field.richText({ label: 'About' }),
        price: field.group({ label: 'Price', fields: { amount: field.text({ label: 'Amount' }) } }),
      },
    }),
    chef: field.group({ label: 'Chef', fields: { name: field.text({ label: 'Name of the chef' }) } }),
  },
  templates: { plain: { label: 'Plain', fields: {} } },
})

const rendered = vi.fn()

function Menu({ fields, field: at, root }: SliceProps<typeof menu>) {
  rendered()
  return (
    <section {...root}>
      <ul {...at.dishes}>
        {fields.dishes.map(({ id, name, about, price }) => (
          <li key={id}>
            {name ? <h3 className="dish">{name}</h3> : null}
            <RichText className="about" value={about} />
            <b>{price.amount}</b>
          </li>
        ))}
      </ul>
      <p {...at.chef}>
        <em>Cooked by</em> <span>{fields.chef.name || 'nobody'}</span>
      </p>
    </section>
  )
}

/** Opens a page in its studio with helpers to edit its texts. */
async function openPreview(rows: TestRow[]) {
  const components = { menu: Menu as unknown as SliceComponent }
  const preview = await mountPreview({ rows, components, slices: [menu] })
  const studio = preview.openStudio()
  await preview.isConnected()
  const host = () => document.querySelector<HTMLElement>('voix-text, [data-voix-edited]')
  const value = (id: string, name: string) => studio.store.getState().tree.rows[id]?.[name]
  const expectHost = (words: string) => waitFor(() => expect(host()?.textContent.replaceAll('\u200b', '')).toBe(words))
  const edit = async (node: Element, words: string) => {
    byHand(node, 'dblclick')
    await expectHost(words)
  }
  const type = (words: string) => {
    const node = host()
    if (node?.tagName !== 'VOIX-TEXT') throw new Error('No plain text is being edited.')
    node.textContent = words
    fireEvent.input(node)
  }
  const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
    fireEvent.keyDown(host() as Element, { key, ...more })
  const end = async () => {
    press('Escape')
    await waitFor(() => expect(host()).toBeNull())
  }
  return { ...preview, ...studio, host, value, expectHost, edit, type, press, end }
}

const cards = () => [
  { id: 'one', title: 'Sand', copy: 'Warm' },
  { id: 'two', title: 'Sand', copy: 'Cool' },
]

it('edits the heading of a card in a list where it stands: stored by the letter, kept by Escape, undone in one step', async () => {
  const only = row('card-row', { title: 'Cards', cards: cards() })
  const { shown, edit, type, end, value, store, requests } = await openPreview([only])
  // Of two equal texts, the clicked one is edited.
  await edit(within(shown(only.id)).getAllByText('Sand')[1] as Element, 'Sand')
  type('Sandy')
  await waitFor(() => expect(value(only.id, 'cards')).toMatchObject([{ title: 'Sand' }, { title: 'Sandy' }]))
  type('Sandy beach')
  await end()
  expect(value(only.id, 'cards')).toEqual([cards()[0], { id: 'two', title: 'Sandy beach', copy: 'Cool' }])
  await waitFor(() => expect(shown(only.id).textContent).toBe('CardsSandWarmSandy beachCool'))
  expect(requests).toContainEqual({ type: 'endTyping' })
  expect(store.getState().history.undo).toHaveLength(1)
  store.undo()
  await waitFor(() => expect(shown(only.id).textContent).toBe('CardsSandWarmSandCool'))
})

it('goes on in the same row when somebody puts one before it, and shows what somebody else writes there', async () => {
  const only = row('card-row', { title: 'Cards', cards: cards() })
  const { shown, edit, expectHost, type, end, value, store } = await openPreview([only])
  await edit(within(shown(only.id)).getByText('Cool'), 'Cool')
  type('Cooler')
  await waitFor(() => expect(value(only.id, 'cards')).toMatchObject([{}, { copy: 'Cooler' }]))
  const more = [{ id: 'new', title: 'First', copy: 'Come' }, ...(value(only.id, 'cards') as object[])]
  store.dispatch({ type: 'fieldUpdate', id: only.id, field: 'cards', value: more })
  type('Coolest')
  await waitFor(() => expect(value(only.id, 'cards')).toMatchObject([{ id: 'new' }, {}, { copy: 'Coolest' }]))
  const at = [{ row: 'two' }, 'copy']
  store.dispatch({ type: 'fieldUpdate', id: only.id, field: 'cards', at, value: 'Cold', typing: false })
  await expectHost('Cold')
  await end()
  await waitFor(() => expect(shown(only.id).textContent).toBe('CardsFirstComeSandWarmSandCold'))
})

it('ends when somebody takes the row away, and brings nothing of it back', async () => {
  const only = row('card-row', { title: 'Cards', cards: cards() })
  const { shown, edit, host, value, store } = await openPreview([only])
  await edit(within(shown(only.id)).getByText('Cool'), 'Cool')
  store.dispatch({ type: 'fieldUpdate', id: only.id, field: 'cards', value: cards().slice(0, 1) })
  await waitFor(() => expect(host()).toBeNull())
  await waitFor(() => expect(shown(only.id).textContent).toBe('CardsSandWarm'))
  expect(value(only.id, 'cards')).toEqual(cards().slice(0, 1))
})

it('goes by Tab through every text of the element in the page’s order, those that are empty included', async () => {
  const [one, two] = cards()
  const only = row('card-row', { title: '', cards: [one, { ...two, title: null, copy: '' }] })
  const { shown, expectHost, host, press, end, store } = await openPreview([only])
  const before = shown(only.id).outerHTML
  byHand(within(shown(only.id)).getByText('Sand'), 'dblclick')
  await expectHost('Sand')
  const told = () => host()?.getAttribute('aria-placeholder')
  const goes = async (shiftKey: boolean, ...texts: [words: string, label: string][]) => {
    for (const [words, label] of texts) {
      press('Tab', { shiftKey })
      await waitFor(() => expect([host()?.textContent, told()]).toEqual([words, label]))
    }
  }
  await goes(false, ['Warm', 'Copy'], ['', 'Title'])
  expect(host()?.closest('h3')?.className).toContain('heading')
  await goes(false, ['', 'Copy'])
  await goes(true, ['', 'Title'], ['Warm', 'Copy'], ['Sand', 'Title'], ['', 'Title'])
  expect(host()?.closest('h2')).not.toBeNull()
  await end()
  expect(shown(only.id).outerHTML).toBe(before)
  expect(store.getState().history.undo).toHaveLength(0)
})

it('writes an empty heading of a card by a double click on the card, where the slice shows none', async () => {
  const [one, two] = cards()
  const only = row('card-row', { title: 'Cards', cards: [one, { ...two, title: '' }] })
  const { shown, edit, type, end, value } = await openPreview([only])
  const card = () => within(shown(only.id)).getByText('Cool').parentElement as HTMLElement
  expect(card().querySelector('h3')).toBeNull()
  await edit(card(), '')
  type('Sea')
  await waitFor(() => expect(value(only.id, 'cards')).toMatchObject([{ title: 'Sand' }, { title: 'Sea' }]))
  await end()
  await waitFor(() => expect(card().innerHTML).toMatch(/^<h3[^>]*>Sea<\/h3><p[^>]*>Cool<\/p>$/))
})

it('leads to the inspector from words that are not one text of the element, though an empty one stands beside them', async () => {
  const only = row('menu', { dishes: [], chef: { name: '' } })
  const { shown, requests, host } = await openPreview([only])
  byHand(within(shown(only.id)).getByText('Cooked by'), 'dblclick')
  await waitFor(() => expect(requests).toContainEqual({ type: 'editField', element: only.id, field: 'chef' }))
  expect(host()).toBeNull()
})

it('begins by Enter with the first text that says something, and with an empty one where none does', async () => {
  const [some, none] = [row('introduction', { title: 'Sand' }), row('card-row', { title: '', cards: [] })]
  const { shown, expectHost, host, end, store } = await openPreview([some, none])
  for (const [id, words] of [
    [some.id, 'Sand'],
    [none.id, ''],
  ] as const) {
    byHand(shown(id), 'click')
    await waitFor(() => expect(store.getState().selection.elements).toEqual([id]))
    fireEvent.keyDown(document.body, { key: 'Enter' })
    await expectHost(words)
    expect(host()?.getAttribute('aria-placeholder')).toBe('Title')
    await end()
  }
})

it('edits rich texts of rows, and texts of groups, at any depth', async () => {
  const dishes = [
    { id: 'fish', name: 'Fish', about: paragraphs('Caught today'), price: { amount: '12' } },
    { id: 'soup', name: 'Soup', about: null, price: { amount: '' } },
  ]
  const only = row('menu', { dishes, chef: { name: '' } })
  const { shown, edit, end, type, press, expectHost, host, value } = await openPreview([only])
  const write = (words: string) => {
    const editor = host() && getNearestEditorFromDOMNode(host())
    editor?.update(
      () => {
        const selection = $getSelection()
        if ($isRangeSelection(selection)) selection.insertText(words)
      },
      { discrete: true },
    )
  }
  await edit(within(shown(only.id)).getByText('Caught today'), 'Caught today')
  write('!')
  await waitFor(() => expect(JSON.stringify(value(only.id, 'dishes'))).toContain('"Caught today!"'))
  press('Tab')
  await expectHost('12')
  type('14')
  press('Tab')
  await expectHost('Soup')
  press('Tab')
  await waitFor(() => expect(host()?.className).toContain('about'))
  write('Hot')
  await waitFor(() => expect(JSON.stringify(value(only.id, 'dishes'))).toContain('"Hot"'))
  press('Tab')
  await expectHost('')
  type('7')
  press('Tab')
  // The slice's placeholder for an empty text is not edited.
  await waitFor(() => expect(host()?.getAttribute('aria-placeholder')).toBe('Name of the chef'))
  expect(host()?.textContent).toBe('')
  type('Ana')
  await end()
  expect(value(only.id, 'chef')).toEqual({ name: 'Ana' })
  expect(value(only.id, 'dishes')).toMatchObject([{ price: { amount: '14' } }, { price: { amount: '7' } }])
  await waitFor(() => expect(shown(only.id).textContent).toBe('FishCaught today!14SoupHot7Cooked by Ana'))
})

it('looks for texts when they are asked for, and not while somebody types or points', async () => {
  const dishes = [{ id: 'fish', name: 'Fish', about: null, price: { amount: '' } }]
  const only = row('menu', { dishes, chef: { name: 'Ana' } })
  const { shown, edit, type, value, end } = await openPreview([only])
  const fish = within(shown(only.id)).getByText('Fish')
  rendered.mockClear()
  fireEvent.pointerOver(fish)
  byHand(fish, 'click')
  expect(rendered).not.toHaveBeenCalled()
  await edit(fish, 'Fish')
  rendered.mockClear()
  for (const words of ['Fishe', 'Fishes']) type(words)
  await waitFor(() => expect(value(only.id, 'dishes')).toMatchObject([{ name: 'Fishes' }]))
  expect(rendered).not.toHaveBeenCalled()
  await end()
})
