import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { indexMissing } from '../../src/page/search'
import { readWords } from '../../src/serve/search/searchQuery'
import { findPages } from '../../src/serve/search/findPages'
import { createPage, row, startApp, type App } from './helpers/app'
import { makeDocument } from './helpers/documents'

let app: App
beforeAll(async () => (app = await startApp()))
afterAll(() => app?.stop())

async function search(typed: string, languageCode = 'es') {
  const req = await createLocalReq({}, app.payload)
  return findPages({ req, siteId: 0, languageCode, words: readWords(typed), number: 1 })
}
const found = async (typed: string) => (await search(typed)).pages.map(({ href }) => decodeURI(href))
const make = (title: string, text: string) =>
  createPage(app, { title, languageCode: 'es', elements: [row('hero', { title: text })] })

/** A sentence, queries that find it, and the word that the last query highlights. */
const SENTENCES: [language: string, text: string, typed: string[], marked: string][] = [
  ['Spanish', 'Mañana en España con el niño', ['manana', 'ESPAÑA', 'espana nino', 'Man\u0303ana'], 'España'],
  ['German', 'Größe der Straße', ['grosse', 'strasse', 'STRAẞE'], 'Straße'],
  ['Polish', 'Wieczór w Łodzi', ['lodzi', 'wieczor'], 'Łodzi'],
  ['Danish', 'Rundt om Ærøskøbing', ['aeroskobing', 'ærøskøbing'], 'Ærøskøbing'],
  ['Turkish', 'Işıklı İstanbul geceleri', ['istanbul', 'isikli'], 'İstanbul'],
  ['Vietnamese', 'Kỳ nghỉ ở Đà Nẵng', ['da nang', 'nghi'], 'Nẵng'],
  ['Russian', 'Новогодняя ёлка', ['елка', 'ЁЛКА'], 'ёлка'],
  ['Greek', 'Καλοκαίρι στη θάλασσα', ['καλοκαιρι', 'ΘΑΛΑΣΣΑ'], 'θάλασσα'],
  ['Arabic', 'عُطْلَة الصيف أحلى', ['عطلة', 'احلى'], 'أحلى'],
  ['Hindi', 'समुद्र के किनारे छुट्टी', ['छुट्टी', 'समुद्र'], 'समुद्र'],
  ['Thai', 'วันหยุดฤดูร้อนที่ทะเล', ['ทะเล', 'ฤดูร้อน'], 'ทะเล'],
  ['Japanese', '日本の夏祭りへようこそ、ガイド付き', ['夏祭り', '日本', '祭', 'ｶﾞｲﾄﾞ'], 'ガイド'],
  ['Chinese', '夏日假期在海边的酒店', ['假期', '海边', '酒店'], '酒店'],
  ['Korean', '여름휴가를 바다에서', ['휴가', '바다'], '바다'],
]

it.each(SENTENCES)('a search finds a %s sentence and marks the words in it', async (language, text, typed, marked) => {
  const page = await make(`Page in ${language}`, text)
  for (const words of typed) expect([words, await found(words)]).toEqual([words, [page.path]])
  const [hit] = (await search(typed.at(-1) === 'ｶﾞｲﾄﾞ' ? 'ｶﾞｲﾄﾞ' : marked)).pages
  const matches = hit?.excerpt.filter(({ isMatch }) => isMatch).map((part) => part.text)
  expect(matches?.join('')).toContain(marked)
})

it('a text with decomposed accents or soft hyphens is found and shown without them', async () => {
  const page = await make('Cre\u0301me bru\u0302le\u0301e', 'Zucker\u00ADkruste')
  expect(await found('crème brûlée')).toEqual([page.path])
  expect(await found('zuckerkruste')).toEqual([page.path])
  expect((await search('creme')).pages[0]?.title).toContainEqual({ text: 'Créme', isMatch: true })
})

it('words that a text without spaces lacks do not find it, and words can be excluded', async () => {
  const page = await make('大阪', '大阪の冬祭り')
  expect(await found('大阪 冬祭')).toEqual([page.path])
  expect((await search('大阪 -冬祭り')).isPartial).toBe(true)
  expect((await search('大阪 -夏祭り')).isPartial).toBe(false)
  expect(await found('"冬祭り"')).toEqual([page.path])
  expect((await search('大阪 りん冬')).isPartial).toBe(true)
})

it('the index of an older version is built again at the first start, and only then', async () => {
  const page = await make('Index', 'Pingüino')
  const forget = () => app.query(`update voix_search set document = ''::tsvector where page = $1`, [page.id])
  await forget()
  await indexMissing(app.payload)
  await app.payload.kv.delete('voix:search')
  await indexMissing(app.payload)
  expect(await found('pinguino')).toEqual([page.path])
  await forget()
  await indexMissing(app.payload)
  expect(await found('pinguino')).toEqual([])
})

interface Groups {
  groups: { docs: { id: string }[] }[]
}

it.each([
  ['El año que viene', 'ano viene', 'AÑO'],
  ['El niño'.normalize('NFD'), 'niño', 'nino'],
  ['Straße in Łódź', 'strasse', 'LODZ'],
  ['夏の日本'.normalize('NFD'), '日本', '夏の'],
  ['Plain cafe', 'café', 'CAFE'],
  ['Soft\u00ADhyphen', 'softhyphen', 'Hyphen'],
])('staff find “%s” by “%s” and “%s” in the admin, as a document and as a picture', async (title, ...typed) => {
  const post = await makeDocument(app, 'posts', { title })
  const picture = await makeDocument(app, 'media', { alt: title, tags: [title] })
  for (const words of typed) {
    const q = encodeURIComponent(words)
    const { body } = await app.call({ path: `/api/voix/search?q=${q}`, as: 'editor' })
    const ids = (body as unknown as Groups).groups.flatMap(({ docs }) => docs.map(({ id }) => id))
    expect([words, ids.includes(post)]).toEqual([words, true])
    for (const field of ['alt', 'tags']) {
      const pictures = await app.call({ path: `/api/media?depth=0&limit=99&where[${field}][like]=${q}`, as: 'editor' })
      expect([words, field, pictures.body.docs.map(({ id }) => id).includes(picture)]).toEqual([words, field, true])
    }
  }
})

it('wildcards of SQL patterns are searched for literally', async () => {
  const percent = await makeDocument(app, 'posts', { title: 'Cien por ciento: 100 % de descuento ñ' })
  const other = await makeDocument(app, 'posts', { title: 'Mil: 100 de ñ' })
  const { body } = await app.call({ path: `/api/voix/search?q=${encodeURIComponent('100 %')}`, as: 'editor' })
  const ids = (body as unknown as Groups).groups.flatMap(({ docs }) => docs.map(({ id }) => id))
  expect([ids.includes(percent), ids.includes(other)]).toEqual([true, false])
})
