import { expect, it } from 'vitest'
import { atOnce, type ChosenColor } from '../../src/slices/checks'
import { readShownPage } from '../../src/studio/dom/shownPage'

const WHITE = 'rgb(255, 255, 255)'
const PALE = 'rgb(240, 240, 240)'
const INK = 'rgb(20, 20, 20)'

/** Returns what is reported about a rendered page: element, field, style, text. */
function shown(html: string, chosen: Record<string, ChosenColor[]>): unknown[][] {
  document.body.innerHTML = html
  const { colors } = atOnce(readShownPage({ document, isShown: () => true, chosen: new Map(Object.entries(chosen)) }))
  return colors.map(({ element, field, style, text, contrast }) => [
    element,
    field,
    style?.name ?? null,
    text,
    Number(contrast.toFixed(1)),
  ])
}
const inField = (field: string, value: string): ChosenColor => ({ field, name: field.split('.').at(-1) ?? '', value })
const asStyle = (name: 'color' | 'backgroundColor', value: string, field: string | null = null): ChosenColor => ({
  field,
  name,
  value,
  style: { name, breakpoint: 'default' },
})

it('tells of each chosen colour the text that is read worst in it, in lists and groups, too', () => {
  const page = `<section data-voix-element="a" style="background-color: ${WHITE}; color: ${INK}">
    <h2 style="color: ${PALE}">Title</h2>
    <p style="color: #777777">Note</p>
    <p style="background-color: ${INK}; color: rgb(60, 60, 60)">Badge</p>
  </section>`
  const chosen = [
    inField('titleColor', '#f0f0f0'),
    inField('look.note', '#777777'),
    inField('rows.1.backgroundColor', '#141414'),
  ]
  expect(shown(page, { a: chosen })).toEqual([
    ['a', 'titleColor', null, 'Title', 1.1],
    ['a', 'look.note', null, 'Note', 4.5],
    ['a', 'rows.1.backgroundColor', null, 'Badge', 1.7],
  ])
})

it('tells of styles of the element and of its fields, each where its node is', () => {
  const page = `<section data-voix-element="a" style="background-color: ${PALE}; color: ${INK}">
    <h2 data-voix-field="title" style="color: ${WHITE}">Title</h2>
    <p data-voix-field="copy" style="color: ${WHITE}">Copy</p>
    <p>Body</p>
  </section>`
  expect(shown(page, { a: [asStyle('backgroundColor', PALE), asStyle('color', WHITE, 'title')] })).toEqual([
    ['a', 'title', 'color', 'Title', 1.1],
    ['a', null, 'backgroundColor', 'Copy', 1.1],
  ])
})

it('says nothing of colours that meet no text, and of texts in colours that nobody chose', () => {
  const page = `<section data-voix-element="a" style="border-color: ${PALE}; background-color: ${WHITE}">
    <p style="color: rgb(200, 200, 200)">As the layout has it</p>
    <p style="color: ${PALE}; background-image: url(sea.jpg)">On a picture</p>
  </section>`
  expect(shown(page, { a: [inField('accentColor', PALE)] })).toEqual([])
  expect(shown(page.replace('data-voix-element', 'data-other'), { a: [inField('color', PALE)] })).toEqual([])
})

it('blames the nearest element that chose the colour, for what stands inside of it as well', () => {
  const page = `<section data-voix-element="a" style="background-color: ${WHITE}">
    <div data-voix-element="b"><p style="color: ${PALE}">On the ground of a</p></div>
    <div data-voix-element="c" style="background-color: ${WHITE}"><p style="color: ${PALE}">On its own</p></div>
  </section>`
  const ground = () => [asStyle('backgroundColor', WHITE)]
  expect(shown(page, { a: ground(), b: [], c: ground() })).toEqual([
    ['a', null, 'backgroundColor', 'On the ground of a', 1.1],
    ['c', null, 'backgroundColor', 'On its own', 1.1],
  ])
})

it('takes two fields with one value by what they are called', () => {
  const page = `<section data-voix-element="a" style="background-color: ${PALE}"><p style="color: ${PALE}">Gone</p></section>`
  expect(shown(page, { a: [inField('backgroundColor', PALE), inField('color', PALE)] })).toEqual([
    ['a', 'color', null, 'Gone', 1],
  ])
})

it('knows colours by any name that browsers know, and leaves nothing behind', () => {
  const page = `<section data-voix-element="a"><p style="color: ${PALE}">Pale</p></section>`
  expect(shown(page, { a: [inField('color', 'rgb(240 240 240)')] })).toEqual([['a', 'color', null, 'Pale', 1.1]])
  expect(document.querySelectorAll('[hidden]')).toHaveLength(0)
})
