import { describe, expect, it } from 'vitest'
import { createRow, type Row, toTree } from '../../tree'
import { defineSlice } from '../defineSlice'
import { field } from '../field'
import type { Found, PlainCheck, ShownPage } from './check'
import { checkedSlices } from './checkedSlices'
import { findAll, findPlainly, PLAIN_CHECKS, readPage } from './index'
import { addressFindings } from './linkChecks'

const slices = [
  defineSlice({
    name: 'hero',
    label: 'Hero',
    group: 'g',
    fields: {
      title: field.text({ label: 'Title', default: 'A welcome title' }),
      copy: field.wysiwyg({ label: 'Copy' }),
      link: field.link({ label: 'Button', default: { text: 'Read more', href: '/more', mode: 'href' } }),
      image: field.image({ label: 'Picture' }),
      backgroundColor: field.color({ label: 'Background' }),
      tone: field.select({ label: 'Tone', options: ['light', 'dark'], default: 'light' }),
    },
  }),
  defineSlice({
    name: 'person',
    label: 'Person',
    group: 'g',
    fields: {
      portrait: field.image({ label: 'Portrait', required: true }),
      mode: field.select({ options: ['plain', 'linked'], default: 'plain' }),
      target: field.text({
        label: 'Target',
        required: true,
        when: { field: 'mode', operator: 'equals', value: 'linked' },
      }),
      rows: field.list({ label: 'Rows', fields: { link: field.link(), note: field.text() } }),
    },
  }),
  defineSlice({
    name: 'columns',
    label: 'Columns',
    group: 'g',
    fields: { width: field.number({ default: 2 }) },
    slots: { left: { allowedElements: '*' }, right: { allowedElements: '*' } },
  }),
  defineSlice({ name: 'hotels', label: 'Hotels', group: 'g', database: true, fields: { title: field.text() } }),
  defineSlice({ name: 'spacer', label: 'Spacer', group: 'g', fields: { height: field.number({ default: 20 }) } }),
]
const slice = checkedSlices(slices)
const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
]
const META = { title: 'A title that says what it is about', description: 'A sentence about the page.' }

interface Given {
  rows?: Row[]
  page?: Record<string, unknown>
  shown?: ShownPage
}

const palette = [{ name: 'Sand', value: '#f7efe4' }]
const colorRules = { fields: ['backgroundColor', 'color'], background: 'palette', foreground: 'palette' } as const
const read = ({ rows = [hero()], page = {}, shown }: Given) =>
  readPage({
    page: { title: 'Home', path: '/', languageCode: 'en', meta: META, ...page },
    tree: toTree(rows),
    slice,
    languages,
    colors: { palette, colorRules },
    shown,
  })
const of = (name: string) => PLAIN_CHECKS.filter((check) => check.name === name)
const says = (name: string, given: Given) =>
  findPlainly(read(given), of(name)).map(({ level, element, field: at, text }) => [level, element, at, text])

const make = (
  blockType: string,
  fields: Record<string, unknown>,
  element: Partial<Row['element']> = {},
  id = blockType,
) => createRow({ id, blockType, fields, element })
const GOOD = { title: 'Our own words', link: { text: 'Book', href: '/book', mode: 'href' }, image: 'm1' }
const hero = (fields: Record<string, unknown> = {}, element: Partial<Row['element']> = {}) =>
  make('hero', { ...GOOD, ...fields }, element)
const link = (href: string) => ({ link: { text: 'Book', href, mode: 'href' } })
const rich = (text: string, url?: string) => {
  const words = { type: 'text', text }
  const child = url === undefined ? words : { type: 'link', fields: { linkType: 'custom', url }, children: [words] }
  return { copy: { root: { type: 'root', children: [{ type: 'paragraph', children: [child] }] } } }
}
const headings = (...levels: number[]): ShownPage => ({
  headings: levels.map((level, index) => ({ level, text: `T${index}`, element: 'hero', field: 'title' })),
  colors: [],
})
const color = (contrast: number, isLarge = false): ShownPage => ({
  headings: [],
  colors: [{ element: 'hero', field: 'tone', text: 'Pale', contrast, isLarge }],
})
const left = make('hero', GOOD, { parent: 'columns', slot: 'left' }, 'left')
const right = make('hero', GOOD, { parent: 'columns', slot: 'right' }, 'right')

/** Of each check a page that fails it, what is said, and pages that pass. */
const CASES: { check: string; fails: Given; words: unknown[][]; passes: Given[] }[] = [
  {
    check: 'empty-page',
    fails: { rows: [hero({}, { enabled: false })] },
    words: [['hint', null, null, 'There are no elements that visitors could see.']],
    passes: [{}],
  },
  {
    check: 'required',
    fails: { rows: [make('person', { mode: 'linked' })] },
    words: [
      ['error', 'person', 'portrait', 'Portrait is missing.'],
      ['error', 'person', 'target', 'Target is missing.'],
    ],
    passes: [
      { rows: [make('person', { portrait: 'm1' })] },
      { rows: [make('person', {}, { enabled: false })] },
      { rows: [make('person', {}, { fieldsEnabled: { portrait: false } })] },
      {
        rows: [
          make(
            'person',
            {},
            { modelQuery: { collection: 'p', where: [], sort: null, limit: 1, bind: { portrait: 'face' } } },
          ),
        ],
      },
    ],
  },
  {
    check: 'placeholder-link',
    fails: {
      rows: [hero(link('#')), make('person', { rows: [{ link: { text: 'Web', href: 'https://example.com/x' } }] })],
    },
    words: [
      ['error', 'hero', 'link', 'The link “Book” leads nowhere: its address is “#”.'],
      ['hint', 'person', 'rows.0.link', 'The link “Web” leads to an example address, https://example.com/x.'],
    ],
    passes: [{ rows: [hero(link('#rooms'))] }, { rows: [hero(link('https://example.coffee'))] }],
  },
  {
    check: 'link-without-address',
    fails: {
      rows: [
        hero({ link: { text: 'Book', mode: 'relationship', href: '/old' } }),
        make('hero', { ...GOOD, ...rich('here', 'https://') }, {}, 'two'),
      ],
    },
    words: [
      ['hint', 'hero', 'link', 'The link “Book” has no address yet: visitors do not see it.'],
      ['hint', 'two', 'copy', 'The link “here” has no address yet: visitors do not see it.'],
    ],
    passes: [{}, { rows: [hero({ link: { text: '' } })] }, { rows: [hero(rich('here', '/there'))] }],
  },
  {
    check: 'missing-picture',
    fails: { rows: [hero({ image: null })] },
    words: [['hint', 'hero', 'image', 'There is no picture yet.']],
    passes: [
      {},
      { rows: [make('hotels', {})] },
      { rows: [hero({ image: null }, { fieldsEnabled: { image: false } })] },
    ],
  },
  {
    check: 'empty-element',
    fails: { rows: [make('hero', { tone: 'light', link: { text: '' } }), make('columns', {}), left] },
    words: [
      ['hint', 'hero', null, 'There is nothing in it: visitors see an empty place.'],
      ['hint', 'columns', null, 'There is nothing in “Right”.'],
    ],
    passes: [
      { rows: [make('columns', {}), left, right] },
      { rows: [make('hotels', {}), make('spacer', { height: 20 })] },
    ],
  },
  {
    check: 'placeholder-text',
    fails: { rows: [hero(rich('Lorem ipsum dolor sit amet'))] },
    words: [['hint', 'hero', 'copy', '“Lorem ipsum dolor sit amet” is no text for visitors yet.']],
    passes: [{}, { rows: [hero({ title: 'TODO INCLUIDO, todo el año' })] }],
  },
  {
    check: 'sample-text',
    fails: { rows: [hero({ title: 'A welcome title' })] },
    words: [['hint', 'hero', 'title', '“A welcome title” is still the sample text.']],
    passes: [{}, { rows: [hero({ title: '' })] }],
  },
  {
    check: 'untranslated-text',
    fails: { page: { languageCode: 'es' }, rows: [hero({ link: { text: 'Read more', href: '/more', mode: 'href' } })] },
    words: [['hint', 'hero', 'link', '“Read more” is still in English.']],
    passes: [
      { page: { languageCode: 'es' } },
      { rows: [hero({ link: { text: 'Read more', href: '/x', mode: 'href' } })] },
    ],
  },
  {
    check: 'headings',
    fails: { shown: headings(1, 2, 4, 1) },
    words: [
      ['hint', 'hero', 'title', '“T2” is a heading 4 right below a heading 2. Heading 3 is left out.'],
      ['hint', 'hero', 'title', '“T3” is one more heading 1. A page has one.'],
    ],
    passes: [{}, { shown: headings(1, 2, 3, 2, 3, 4, 2) }, { shown: headings(2, 3) }],
  },
  {
    check: 'contrast',
    fails: { shown: color(2.96) },
    words: [
      [
        'hint',
        'hero',
        'tone',
        '“Pale” is hard to read in the chosen colour: a contrast of 3.0, where 4.5 is the least.',
      ],
    ],
    passes: [{ shown: color(4.5) }, { shown: color(3.2, true) }],
  },
  {
    check: 'layout-colors',
    fails: { rows: [hero({ backgroundColor: '#ffffff' }, { style: { md: { color: '#000000' } } })] },
    words: [
      ['hint', 'hero', 'backgroundColor', 'The colour #ffffff is none that the layout offers for backgrounds.'],
      ['hint', 'hero', null, 'The colour #000000 is none that the layout offers for texts.'],
    ],
    passes: [{ rows: [hero({ backgroundColor: '#F7EFE4' }, { style: { md: { color: '#f7efe4' } } })] }],
  },
  {
    check: 'title',
    fails: { page: { meta: { ...META, title: 'x'.repeat(61) } } },
    words: [['hint', null, 'meta.title', 'The title has 61 characters. Search engines may cut it off after 60.']],
    passes: [
      { page: { title: 'x'.repeat(80) } },
      { page: { title: 'x'.repeat(80), meta: { noIndex: true } } },
      { page: { title: 'x'.repeat(80), path: '/blog/{slug}', meta: {} } },
    ],
  },
  {
    check: 'description',
    fails: { page: { meta: {} } },
    words: [['hint', null, 'meta.description', 'There is no description for search engines.']],
    passes: [{}, { page: { meta: { noIndex: true } } }, { page: { path: '/blog/{slug}', meta: {} } }],
  },
]

describe('the checks of a page', () => {
  it.each(CASES)('$check tells of a page that fails it, and of none that passes', ({ check, fails, words, passes }) => {
    expect(says(check, fails)).toEqual(words)
    for (const page of passes) expect(says(check, page)).toEqual([])
  })

  it('have a case each, and say nothing of a page on which all is well', () => {
    expect(CASES.map(({ check }) => check)).toEqual(PLAIN_CHECKS.map(({ name }) => name))
    expect(findPlainly(read({ shown: headings(1, 2) }), PLAIN_CHECKS)).toEqual([])
  })

  it('name an address without anything as an error, unless a page waits there to be published', () => {
    const [first, second] = [
      { element: 'a', field: 'link', link: { text: 'One', href: '/one' } },
      { element: 'b', field: 'link', link: { href: '/two' } },
    ]
    const hidden = 'A link leads to a page that is not published: visitors find nothing.'
    const told = [{ check: 'dead-link', level: 'hint' as const, element: 'b', field: 'link', text: hidden }]
    expect(addressFindings([first, second], told)).toEqual([
      {
        check: 'dead-link',
        level: 'error',
        element: 'a',
        field: 'link',
        text: 'The link “One” leads to /one, where there is nothing.',
      },
    ])
  })

  it('go on when one of an application fails, and say which', async () => {
    const broken: PlainCheck = {
      name: 'broken',
      find: (): Found[] => {
        throw new Error('oh')
      },
    }
    const errors: unknown[] = []
    const failed = [
      {
        check: 'broken',
        level: 'hint',
        element: null,
        field: null,
        text: 'The check “broken” failed. Tell your developers.',
      },
    ]
    expect(await findAll(read({}), [broken, ...of('title')], (error) => errors.push(error))).toEqual(failed)
    expect(errors).toEqual([new Error('oh')])
    expect(findPlainly(read({}), [broken])).toEqual(failed)
  })
})
