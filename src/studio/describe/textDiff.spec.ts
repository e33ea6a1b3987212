import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textDiff } from './textDiff'

const shown = (before: string, after: string) =>
  textDiff(before, after)
    .map(({ op, text }) => (op === 'same' ? text : op === 'ins' ? `[+${text}]` : `[-${text}]`))
    .join('')

it('marks the words that came and went', () => {
  expect(shown('Nine resorts on the coast', 'Twelve resorts on the warm coast')).toBe(
    '[-Nine ][+Twelve ]resorts on the [+warm ]coast',
  )
})

it('marks everything of a text that is new or gone, and nothing of one that stayed', () => {
  expect(shown('', 'All new')).toBe('[+All new]')
  expect(shown('All gone', '')).toBe('[-All gone]')
  expect(shown('As it was', 'As it was')).toBe('As it was')
})

it('keeps paragraphs apart', () => {
  expect(shown('One\nTwo', 'One\nTwo\nThree')).toBe('One\n[-Two][+Two\nThree]')
})

it('shows a long text that is another as one replacement', () => {
  const words = (start: number) => Array.from({ length: 900 }, (_, index) => `w${start + index}`).join(' ')
  expect(textDiff(words(0), words(5000)).map(({ op }) => op)).toEqual(['del', 'ins'])
})

it('loses nothing: what stayed and went is the old text, what stayed and came the new one', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd', ' ', '\n'), { maxLength: 40 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = textDiff(before, after)
      const without = (op: string) => parts.filter((part) => part.op !== op).map((part) => part.text)
      expect(without('ins').join('')).toBe(before)
      expect(without('del').join('')).toBe(after)
    }),
  )
})
