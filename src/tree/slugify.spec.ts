import { describe, expect, it } from 'vitest'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { foldPath } from './address.mjs'
import { pathProblem } from './pagePath.mjs'
import { firstFree, slugify } from './slugify'

const isPath = (slug: string) => foldPath(slug) === slug && pathProblem({ path: `/${slug}`, reserved: [] }) === null

describe('slugify', () => {
  it.each([
    ['German', 'Straße & Größe', 'strasse-grosse'],
    ['Polish', 'Łódź nocą', 'lodz-noca'],
    ['Danish', 'Ærø på ø', 'aero-pa-o'],
    ['Icelandic', 'Þórður í Reyðarfirði', 'thordur-i-reydarfirdi'],
    ['Turkish', 'İstanbul ışığı', 'istanbul-isigi'],
    ['Vietnamese', 'Đà Nẵng mùa hè', 'da-nang-mua-he'],
    ['Spanish', '¡El año del niño!', 'el-ano-del-nino'],
    ['English with an apostrophe', "A child’s day & O'Brien", 'a-childs-day-obrien'],
    ['Russian', 'Ёлка и Йод', 'ёлка-и-йод'],
    ['Greek', 'Καλή Χρονιά', 'καλή-χρονιά'],
    ['Arabic', 'عطلة الصيف', 'عطلة-الصيف'],
    ['Hebrew', 'חופשת קיץ', 'חופשת-קיץ'],
    ['Hindi', 'गर्मी की छुट्टी', 'गर्मी-की-छुट्टी'],
    ['Thai', 'วันหยุด ฤดูร้อน', 'วันหยุด-ฤดูร้อน'],
    ['Japanese', '日本の夏祭り', '日本の夏祭り'],
    ['Japanese in half width', 'ｶﾞｲﾄﾞ ２０２６', 'ガイド-2026'],
    ['Chinese', '夏日假期，海边', '夏日假期-海边'],
    ['Korean', '여름 휴가', '여름-휴가'],
    ['text with symbols and invisible characters', 'Sun\u00ADset™ ☀️ 1️⃣ ½', 'sunset-1-1-2'],
  ])('makes a path of %s', (_language, title, slug) => {
    expect(slugify(title)).toBe(slug)
    expect(slugify(title.normalize('NFD'))).toBe(slug)
    expect(isPath(slug)).toBe(true)
  })

  it('makes a stable slug for a path of every letter and digit', () => {
    // A stride without a common factor with the sizes of Unicode's blocks.
    const stride = repeats({ test: 37, all: 1 })
    const wrong: string[] = []
    for (let code = 0x20; code < 0x2fa20; code += stride) {
      if (code >= 0xd800 && code < 0xe000) continue
      const letter = String.fromCodePoint(code)
      const isText = /[\p{L}\p{N}]/u.test(letter.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
      const made = slugify(letter)
      // Some symbols look like letters, and some letters like marks.
      const isNamed = made !== '' || !isText || /[\p{S}ͺ]/u.test(letter) || letter.normalize('NFKC').startsWith(' ')
      if (!isNamed || (made !== '' && (slugify(made) !== made || !isPath(made)))) wrong.push(letter)
    }
    expect(wrong).toEqual([])
  })

  it('is empty for a title without letters and digits', () => {
    expect(['', '!!!', ' – ', '☀️', '\u0301'].map(slugify)).toEqual(['', '', '', '', ''])
  })

  it('cuts a long title between words, or within a single long word', () => {
    expect(slugify('word '.repeat(60))).toBe(Array(24).fill('word').join('-'))
    expect(slugify('夏'.repeat(300))).toBe('夏'.repeat(120))
  })
})

it('the first free name is the name itself or the next number', async () => {
  const taken = new Set(['summer', 'summer-2'])
  expect(await firstFree('summer', (name) => taken.has(name))).toBe('summer-3')
  expect(await firstFree('winter', (name) => taken.has(name))).toBe('winter')
})
