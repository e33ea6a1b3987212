import { describe, expect, it } from 'vitest'
import { foldText, readableText } from '../../../tree'
import { readingOf, readingOfQuery } from './reading'

const folded = (text: string) => readingOf(text, foldText).text.replace(/ +/g, ' ').trim()

describe('readingOf', () => {
  it.each([
    ['words with spaces stay words, without accents', 'Mañana en Łódź, Straße', 'manana en lodz, strasse'],
    ['what is written with marks apart is the same', 'Mañana'.normalize('NFD'), 'manana'],
    ['invisible characters are removed', 'Sum\u00ADmer\u200B sea', 'summer sea'],
    ['Japanese becomes pairs of letters', '日本の夏', '日本 本の の夏 夏'],
    ['Thai becomes pairs of letters', 'ทะเล', 'ทะ ะเ เล ล'],
    ['Korean endings are parts of words', '휴가를', '휴가 가를 를'],
    ['a word of other letters within stays whole', '夏のSALE開催', '夏の の sale 開催 催'],
    ['Arabic loses its vowels', 'عُطْلَة', 'عطلة'],
    ['what looks like HTML is text', 'a <b> c', 'a b> c'],
  ])('%s', (_name, text, expected) => expect(folded(text)).toBe(expected))

  it('keeps the position of each letter in the original', () => {
    for (const text of ['Cre\u0301me ﬁn', '日本の夏 はｶﾞｲ', 'a\u00ADb ½ Straße']) {
      for (const read of [foldText, readableText]) {
        const reading = readingOf(text, read)
        for (const [at, letter] of [...reading.text].entries()) {
          if (letter === ' ') continue
          const source = text.slice(reading.from[at], reading.to[at])
          expect([source, read(source).includes(letter)]).toEqual([source, true])
        }
      }
    }
  })
})

describe('readingOfQuery', () => {
  const query = (typed: string) => readingOfQuery(foldText(typed)).replace(/ +/g, ' ').trim()
  it.each([
    ['summer "by the sea" -storm', 'summer "by the sea" -storm'],
    ['海', '海'],
    ['日本', '日本'],
    ['夏祭り', '"夏祭 祭り"'],
    ['-夏祭り 海', '-"夏祭 祭り" 海'],
    ['"夏祭り"', '"夏祭 祭り "'],
    ['夏祭りsale', '"夏祭 祭り" sale'],
  ])('%s', (typed, expected) => expect(query(typed).replaceAll('" ', '" ').trim()).toBe(expected.trim()))
})
