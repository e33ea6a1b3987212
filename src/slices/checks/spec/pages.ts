import { createRow, type Row, toTree } from '../../../tree'
import { defineSlice } from '../../defineSlice'
import { field } from '../../field'
import type { ShownPage } from '../check'
import { checkedSlices } from '../checkedSlices'
import { findPlainly, PLAIN_CHECKS, readPage } from '../index'

/** Sample pages for the specs of checks. */
const slices = [
  defineSlice({
    name: 'hero',
    label: 'Hero',
    admin: { group: 'g' },
    fields: {
      title: field.text({ label: 'Title', defaultValue: 'A welcome title' }),
      copy: field.richText({ label: 'Copy' }),
      link: field.link({ label: 'Button', defaultValue: { text: 'Read more', href: '/more', mode: 'href' } }),
      image: field.image({ label: 'Picture' }),
      backgroundColor: field.color({ label: 'Background' }),
      tone: field.select({ label: 'Tone', options: ['light', 'dark'], defaultValue: 'light' }),
    },
  }),
  defineSlice({
    name: 'person',
    label: 'Person',
    admin: { group: 'g' },
    fields: {
      portrait: field.image({ label: 'Portrait', required: true }),
      mode: field.select({ options: ['plain', 'linked'], defaultValue: 'plain' }),
      target: field.text({
        label: 'Target',
        required: true,
        admin: { condition: { field: 'mode', operator: 'equals', value: 'linked' } },
      }),
      rows: field.array({ label: 'Rows', fields: { link: field.link(), note: field.text() } }),
    },
  }),
  defineSlice({
    name: 'team',
    label: 'Team',
    admin: { group: 'g' },
    fields: {
      title: field.text({ label: 'Title' }),
      lead: field.group({ label: 'Lead', fields: { name: field.text({ label: 'Name', required: true }) } }),
      people: field.array({
        label: 'People',
        fields: {
          name: field.text({ label: 'Name', required: true }),
          photo: field.group({ label: 'Photo', fields: { image: field.image({ label: 'Picture' }) } }),
          mails: field.array({ label: 'Mails', fields: { mail: field.text({ label: 'Mail', required: true }) } }),
        },
      }),
      image: field.image({ label: 'Picture' }),
    },
    slots: { default: { allowedElements: '*' } },
  }),
  defineSlice({
    name: 'columns',
    label: 'Columns',
    admin: { group: 'g' },
    fields: { width: field.number({ defaultValue: 2 }) },
    slots: { left: { allowedElements: '*' }, right: { allowedElements: '*' } },
  }),
  defineSlice({
    name: 'stage',
    label: 'Stage',
    admin: { group: 'g' },
    fields: { title: field.text(), backgroundGraphic: field.upload({ label: 'Picture behind it' }) },
    slots: { default: { allowedElements: '*' } },
  }),
  defineSlice({
    name: 'hotels',
    label: 'Hotels',
    admin: { group: 'g' },
    database: true,
    fields: { title: field.text() },
  }),
  defineSlice({
    name: 'film',
    label: 'Film',
    admin: { group: 'g' },
    hiddenWithout: ['address'],
    fields: { title: field.text(), address: field.text({ label: 'Address' }) },
  }),
  defineSlice({
    name: 'spacer',
    label: 'Spacer',
    admin: { group: 'g' },
    fields: { height: field.number({ defaultValue: 20 }) },
  }),
]
const slice = checkedSlices(slices)
const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
]
export const META = { title: 'A title that says what it is about', description: 'A sentence about the page.' }

export interface Given {
  rows?: Row[]
  page?: Record<string, unknown>
  shown?: ShownPage
}

const palette = [{ name: 'Sand', value: '#f7efe4' }]
const colorRules = { fields: ['backgroundColor', 'color'], background: 'palette', foreground: 'palette' } as const
export const read = ({ rows = [hero()], page = {}, shown }: Given) =>
  readPage({
    page: { title: 'Home', path: '/', languageCode: 'en', meta: META, ...page },
    tree: toTree(rows),
    slice,
    languages,
    colors: { palette, colorRules },
    shown,
  })
export const of = (name: string) => PLAIN_CHECKS.filter((check) => check.name === name)
export const says = (name: string, given: Given) =>
  findPlainly(read(given), of(name)).map(({ level, element, field: at, text }) => [level, element, at, text])

export const make = (
  blockType: string,
  fields: Record<string, unknown>,
  element: Partial<Row['element']> = {},
  id = blockType,
) => createRow({ id, blockType, fields, element })
export const GOOD = { title: 'Our own words', link: { text: 'Book', href: '/book', mode: 'href' }, image: 'm1' }
export const hero = (fields: Record<string, unknown> = {}, element: Partial<Row['element']> = {}) =>
  make('hero', { ...GOOD, ...fields }, element)
export const link = (href: string) => ({ link: { text: 'Book', href, mode: 'href' } })
export const rich = (text: string, url?: string) => {
  const words = { type: 'text', text }
  const child = url === undefined ? words : { type: 'link', fields: { linkType: 'custom', url }, children: [words] }
  return { copy: { root: { type: 'root', children: [{ type: 'paragraph', children: [child] }] } } }
}
export const headings = (...levels: number[]): ShownPage => ({
  headings: levels.map((level, index) => ({ level, text: `T${index}`, element: 'hero', field: 'title' })),
  colors: [],
})
export const color = (contrast: number, isLarge = false): ShownPage => ({
  headings: [],
  colors: [{ element: 'hero', field: 'tone', text: 'Pale', contrast, isLarge }],
})
export const team = (fields: Record<string, unknown> = {}) =>
  make('team', { title: 'Our people', lead: { name: 'Ann' }, image: 'm1', ...fields })
export const inTeam = make('hero', GOOD, { parent: 'team', slot: 'default' }, 'inside')
export const left = make('hero', GOOD, { parent: 'columns', slot: 'left' }, 'left')
export const right = make('hero', GOOD, { parent: 'columns', slot: 'right' }, 'right')
