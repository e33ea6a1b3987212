import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { countBySubject, missingTests, readRows, testsNotRun, titlesIn, tooFewByEffect } from './specification.mjs'

const HERE = 'scripts/lib/testing/specification.spec.ts'
const root = path.resolve(import.meta.dirname, '../../..')
const ALL = 'x.all.spec.ts › walks all'
const rowOf = (tests: string[] | 'todo', proof: 'effect' | 'definition' = 'effect') => ({
  ...{ subject: 'a', id: 'a.row', says: 'Something holds.' },
  ...(tests === 'todo' ? {} : { proof }),
  tests,
})

describe('the rows of the specification', () => {
  it('are counted by subject', () => {
    const [proven, todo] = [rowOf(['x']), { ...rowOf('todo'), id: 'a.other' }]
    const declared = { ...rowOf(['x'], 'definition'), id: 'a.declared' }
    const none = { ...todo, id: 'b.none', tests: 'none', because: 'There is no such thing here.' }
    const rows = readRows(JSON.stringify({ a: [proven, declared, todo], b: [{ ...todo, id: 'b.row' }, none] }))
    expect(countBySubject(rows)).toEqual([
      { subject: 'a', effect: 1, definition: 1, todo: 1, none: 0 },
      { subject: 'b', effect: 0, definition: 0, todo: 1, none: 1 },
    ])
  })

  it.each([
    ['an id of another subject', { b: [rowOf('todo')] }, '"a.row" is not "b.<words>"'],
    ['an id twice', { a: [rowOf('todo'), rowOf('todo')] }, 'Two rows have the id "a.row"'],
    ['no statement', { a: [{ ...rowOf('todo'), says: ' ' }] }, '"a.row" says nothing'],
    ['no reason', { a: [{ ...rowOf('todo'), tests: 'none' }] }, '"none" and "because" belong together'],
    ['no test', { a: [rowOf([])] }, '"a.row" names no test'],
    ['no word on what its tests assert', { a: [{ ...rowOf(['x']), proof: undefined }] }, 'has a "proof"'],
    ['a proof without tests', { a: [{ ...rowOf('todo'), proof: 'effect' }] }, 'has a "proof"'],
    ['tests of test:all alone that does not say so', { a: [rowOf([ALL])] }, '"a.row" is proved by test:all alone'],
    ['a lane that its tests do not need', { a: [{ ...rowOf([ALL, 'x']), lane: 'all' }] }, '"a.row" has a lane'],
  ])('are refused with %s', (_what, file, message) => {
    expect(() => readRows(JSON.stringify(file))).toThrow(message)
  })
})

it('nine of ten proven rows must be proven by effect', () => {
  const rows = (effects: number) =>
    Array.from({ length: 10 }, (_, at) => rowOf(['x'], at < effects ? 'effect' : 'definition'))
  expect(tooFewByEffect([...rows(9), rowOf('todo')])).toEqual([])
  expect(tooFewByEffect(rows(8))).toEqual(['80 % of the proven rows are proven by effect, and at least 90 % must be'])
})

describe('the titles of a source', () => {
  it('have the groups around them, whoever runs the test', () => {
    const source = `
      test.describe.configure({ mode: 'serial' })
      test.use({ timezoneId: 'Asia/Tokyo' })
      describe('paths', () => {
        it('are unique', () => {})
        it.each([1])('%s becomes $path', () => {})
        for (const width of [1]) test(\`at \${width} px\`, async () => {})
        test.describe('inside', () => it(name, () => {}))
      })
      it.each<[string, number]>([['a', 1]])('is typed', () => {})`
    expect(titlesIn({ file: 'a.spec.ts', source })).toEqual([
      'paths › are unique',
      'paths › %s becomes $path',
      'paths › at ${width} px',
      'paths › inside › ${name}',
      'is typed',
    ])
  })

  it('are asked for the tests that rows name, as the source has them or by the words of one case', () => {
    const missing = (name: string) => missingTests({ rows: [rowOf([name])], root })
    for (const title of ['are counted by subject', 'are refused with %s', 'are refused with no statement'])
      expect(missing(`${HERE} › the rows of the specification › ${title}`)).toEqual([])
    expect(missing(`${HERE} › are counted by subject`)).toHaveLength(1)
    expect(missing(`${HERE} › the rows of the specification › are counted`)).toHaveLength(1)
    expect(missing('tests/nowhere.spec.ts › x')).toEqual(['a.row: there is no file tests/nowhere.spec.ts'])
    expect(missingTests({ rows: [rowOf('todo')], root })).toEqual([])
  })
})

describe('the reports of the suites', () => {
  const ran = ['a', 'b'].map((one) => ({ name: `x.spec.ts › of ${one}`, isSkipped: one === 'b' }))
  const notRun = (title: string) => testsNotRun({ rows: [rowOf([`x.spec.ts › ${title}`])], ran, isAll: false })

  it('must have each named test', () => {
    expect(notRun('of a')).toEqual([])
    expect(notRun('of c')).toEqual(['a.row: did not run: x.spec.ts › of c'])
  })

  it('must have the tests of test:all in test:all alone', () => {
    const rows = [{ ...rowOf([ALL]), lane: 'all' }]
    expect(testsNotRun({ rows, ran, isAll: false })).toEqual([])
    expect(testsNotRun({ rows, ran, isAll: true })).toEqual([`a.row: did not run: ${ALL}`])
  })

  it('must have skipped none, of all the cases that a title with placeholders means', () => {
    expect(notRun('of b')).toEqual(['a.row: was skipped: x.spec.ts › of b'])
    expect(notRun('of %s')).toEqual(['a.row: was skipped: x.spec.ts › of b'])
  })
})
