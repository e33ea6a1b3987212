import fc from 'fast-check'
import { createLocalReq, handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { suggestPath } from '../../src/admin/pages/suggestPath'
import { readWords } from '../../src/serve/search/searchQuery'
import { findPages } from '../../src/serve/search/findPages'
import { tell } from '../reliability/helpers/scale'
import { ORIGIN, row, startApp, type App } from './helpers/app'
import { createUploads } from './helpers/upload'

let app: App
beforeAll(async () => (app = await startApp()))
afterAll(() => app?.stop())

const call = (method: string, path: string, body?: unknown) => app.call({ method, path, body, as: 'editor' })

/** Letters, characters and parts of addresses and names. */
const PIECES = [
  ...[
    'a',
    'Z',
    '9',
    ' ',
    '%',
    '%20',
    '%2F',
    '%zz',
    '%25',
    '+',
    '&',
    '=',
    '?',
    '#',
    '/',
    '//',
    '..',
    '.',
    '*',
    ':',
    '\\',
  ],
  ...['"', "'", '<', '>', '|', '{', '}', '(', ')', '^', '`', '~', '@', '!', ',', ';', '$', '_', '-', '\t', '\n'],
  ...[
    'é',
    'e\u0301',
    'ß',
    'ñ',
    'Ł',
    'Я',
    'ψ',
    '日本',
    '中',
    '한',
    'ไทย',
    'हिन्दी',
    'عربي',
    'עברית',
    '🌴',
    '\u200d',
    '\u00ad',
  ],
  ...['İ', 'ı', '\u202e', '\ufeff', '％', '？', 'con', 'nul', '.jpg', '.png', 'index', 'api', 'voix', '\ud800'],
]
const BEGINS = [
  '/',
  '',
  'https://',
  'http://bücher.example/',
  'mailto:',
  'tel:',
  '//',
  '#',
  '?',
  'javascript:',
  'HTTPS://A.example/',
]
const piece = fc.constantFrom(...PIECES)
const texts = (count: number, seed: number, begins: readonly string[] = ['']) =>
  fc.sample(
    fc
      .tuple(fc.constantFrom(...begins), fc.array(piece, { minLength: 1, maxLength: 9 }))
      .map(([begin, parts]) => begin + parts.join('')),
    { numRuns: count, seed },
  )

it('a thousand addresses are stored so that the next save changes nothing, or are refused with the field', async () => {
  const counts = { stored: 0, refused: 0 }
  for (const href of texts(1000, 1, BEGINS)) {
    const link = { mode: 'href', href, text: 'More', target: '_self' }
    const made = await call('POST', '/api/pages?depth=0', {
      ...{ title: 'A link', path: `/link-${counts.stored + counts.refused}`, layout: 'blocks', languageCode: 'en' },
      _status: 'draft',
      elements: [row('hero', { link })],
    })
    expect([201, 400], JSON.stringify({ href, ...made.body })).toContain(made.status)
    if (made.status === 400) {
      counts.refused += 1
      expect(made.body.errors[0]?.message, href).toMatch(/\S/)
      continue
    }
    counts.stored += 1
    const { id, elements } = made.body.doc
    const again = await call('PATCH', `/api/pages/${id}?depth=0&draft=true`, { elements })
    expect(again.status, href).toBe(200)
    expect(again.body.doc.elements, href).toEqual(elements)
  }
  tell(`1,000 addresses: ${counts.stored} stored, ${counts.refused} refused`)
  expect(counts.stored).toBeGreaterThan(300)
})

it('five hundred file names are uploaded, and each file is found at its address', async () => {
  const upload = await createUploads(app)
  const counts = { stored: 0, refused: 0 }
  const data = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  for (const name of texts(500, 2)) {
    const { status, body } = await upload({ name: `${name}.png`, type: 'image/png', data })
    expect([201, 400], JSON.stringify({ name, ...body })).toContain(status)
    if (status === 400) {
      counts.refused += 1
      continue
    }
    counts.stored += 1
    const request = new Request(new URL(String(body.doc.url), ORIGIN))
    const read = await handleEndpoints({ config: app.config, request })
    expect(read.status, JSON.stringify({ name, url: body.doc.url })).toBe(200)
    expect((await read.arrayBuffer()).byteLength, name).toBeGreaterThan(0)
  }
  tell(`500 file names: ${counts.stored} stored and found again, ${counts.refused} refused`)
  expect(counts.stored).toBeGreaterThan(300)
})

const LANGUAGES: [language: string, title: string, word: string][] = [
  ['Spanish', 'Mañana en España', 'manana'],
  ['German', 'Größe der Straße', 'strasse'],
  ['Polish', 'Wieczór w Łodzi', 'lodzi'],
  ['Turkish', 'Işıklı İstanbul', 'istanbul'],
  ['Vietnamese', 'Kỳ nghỉ ở Đà Nẵng', 'nang'],
  ['Russian', 'Новогодняя ёлка', 'елка'],
  ['Greek', 'Καλοκαίρι στη θάλασσα', 'θαλασσα'],
  ['Arabic', 'عطلة الصيف', 'عطلة'],
  ['Hebrew', 'חופשה בים', 'חופשה'],
  ['Hindi', 'समुद्र के किनारे', 'समुद्र'],
  ['Thai', 'วันหยุดที่ทะเล', 'ทะเล'],
  ['Japanese', '日本の夏祭り', '夏祭り'],
  ['Chinese', '海边的酒店', '酒店'],
  ['Korean', '여름휴가를 바다에서', '바다'],
]

it.each(LANGUAGES)(
  'a title in %s is stored as it is, and found by its path, its slug and a search',
  async (_, title, word) => {
    const path = suggestPath({ title, languageCode: 'en', defaultLanguage: 'en' })
    const body = {
      title,
      path,
      layout: 'blocks',
      languageCode: 'en',
      _status: 'published',
      elements: [row('hero', { title })],
    }
    const made = await call('POST', '/api/pages?depth=0', body)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body.doc).toMatchObject({
      title: title.normalize('NFC'),
      elements: [{ title: title.normalize('NFC') }],
    })
    const byPath = await app.call({ path: `/api/pages/by-path?path=${encodeURIComponent(path)}` })
    expect([byPath.status, byPath.body.title]).toEqual([200, title.normalize('NFC')])
    const special = await call('POST', '/api/specials?depth=0', { title, _status: 'published' })
    expect(special.status, JSON.stringify(special.body)).toBe(201)
    const slug = String(special.body.doc.slug)
    expect(slug).toMatch(/\S/)
    const found = await app.call({ path: `/api/specials?where[slug][equals]=${encodeURIComponent(slug)}` })
    expect(found.body.docs.map(({ id }) => id)).toEqual([special.body.doc.id])
    const req = await createLocalReq({}, app.payload)
    const { pages } = await findPages({ req, siteId: 0, languageCode: 'en', words: readWords(word), number: 1 })
    expect(pages.map(({ href }) => decodeURI(href))).toContain(made.body.doc.path)
  },
)
