import { expect, describe, it } from 'vitest'
import type { Row } from '../../tree'
import { HREF_RULE } from '../href.mjs'
import { findPlainly, PLAIN_CHECKS } from './index'
import {
  color,
  GOOD,
  type Given,
  headings,
  hero,
  inTeam,
  left,
  link,
  make,
  META,
  read,
  rich,
  right,
  says,
  team,
} from './spec/pages'

/** For each check: a page that fails it, the message, and pages that pass. */
const named = (id: string, domId: string, element: Partial<Row['element']> = {}) =>
  make('hero', GOOD, { ...element, properties: { domId, settings: {} } }, id)

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
      { rows: [team({ people: [{ name: 'Bo', mails: [{ mail: 'bo@sol.example' }] }] })] },
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
    check: 'required',
    fails: {
      rows: [team({ lead: null, people: [{ name: 'Bo' }, { name: '', mails: [{ mail: 'a' }, { mail: '' }] }] })],
    },
    words: [
      ['error', 'team', 'lead.name', 'Name is missing in Lead.'],
      ['error', 'team', 'people.1.name', 'Name is missing in row 2 of People.'],
      ['error', 'team', 'people.1.mails.1.mail', 'Mail is missing in row 2 of Mails of row 2 of People.'],
    ],
    passes: [{ rows: [team({ people: [] })] }],
  },
  {
    check: 'placeholder-link',
    fails: {
      rows: [
        hero({ ...link('#'), ...rich('here', '%2Fcontact%3Futm%3Da.b') }),
        make('person', { rows: [{ link: { text: 'Web', href: 'https://example.com/x' } }] }),
        make('hero', { ...GOOD, ...rich('call', 'tel%3A%2B34') }, {}, 'two'),
      ],
    },
    words: [
      ['error', 'hero', 'copy', 'The link “here” leads nowhere: its address is “%2Fcontact%3Futm%3Da.b”.'],
      ['error', 'hero', 'link', 'The link “Book” leads nowhere: its address is “#”.'],
      ['hint', 'person', 'rows.0.link', 'The link “Web” leads to an example address, https://example.com/x.'],
      ['error', 'two', 'copy', `The link “call” leads nowhere: its address is “tel%3A%2B34”. ${HREF_RULE}`],
    ],
    passes: [
      { rows: [hero(link('#rooms'))] },
      { rows: [hero(link('/a%2Fb?q=%2Fx'))] },
      { rows: [hero(link('https://example.coffee'))] },
    ],
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
    check: 'missing-picture',
    fails: { rows: [team({ people: [{ name: 'Bo', photo: { image: 'm1' } }, { name: 'Cy' }] })] },
    words: [['hint', 'team', 'people.1.photo.image', 'There is no picture yet in Photo of row 2 of People.']],
    passes: [{ rows: [team({ people: [{ name: 'Bo', photo: { image: 'm1' } }] })] }, { rows: [team({ people: [] })] }],
  },
  {
    // A nested element only replaces the background image of its parent.
    check: 'missing-picture',
    fails: { rows: [team({ image: null }), inTeam] },
    words: [['hint', 'team', 'image', 'There is no picture yet.']],
    passes: [
      { rows: [make('stage', { title: 'On stage' }), { ...inTeam, element: { ...inTeam.element, parent: 'stage' } }] },
    ],
  },
  {
    check: 'hidden-element',
    fails: { rows: [make('film', { title: 'Waves' })] },
    words: [['hint', 'film', 'address', 'Visitors do not see it without “Address”.']],
    passes: [{}, { rows: [make('film', { title: 'Waves', address: 'a' })] }],
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
    check: 'equal-names',
    fails: { rows: [named('a', 'book'), named('b', 'rooms'), named('c', 'book')] },
    words: [
      ['error', 'c', null, '“Hero” already has the name “book”, and links to #book lead there. Choose another name.'],
    ],
    passes: [
      { rows: [named('a', 'book'), named('b', 'rooms')] },
      { rows: [named('a', 'book'), named('b', 'book', { enabled: false })] },
    ],
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
    fails: { page: { meta: { ...META, description: 'x'.repeat(161) } } },
    words: [
      [
        'hint',
        null,
        'meta.description',
        'The description has 161 characters. Search engines may cut it off after 160.',
      ],
    ],
    passes: [{}, { page: { meta: {} } }, { page: { path: '/blog/{slug}', meta: {} } }],
  },
]

describe('the checks of a page', () => {
  it.each(CASES)('$check tells of a page that fails it, and of none that passes', ({ check, fails, words, passes }) => {
    expect(says(check, fails)).toEqual(words)
    for (const page of passes) expect(says(check, page)).toEqual([])
  })

  it('have a case each, and say nothing of a page on which all is well', () => {
    expect(new Set(CASES.map(({ check }) => check))).toEqual(new Set(PLAIN_CHECKS.map(({ name }) => name)))
    expect(findPlainly(read({ shown: headings(1, 2) }), PLAIN_CHECKS)).toEqual([])
  })
})
