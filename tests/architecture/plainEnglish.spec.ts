import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import counts from './plainEnglish.json'
import { findPlainWords, glossary, rooms } from '../helpers/plainEnglish'

const read = (file: string) => readFileSync(file, 'utf8')

it('the glossary of CONTRIBUTING.md names a word to write for each word to avoid', () => {
  const rows = glossary()
  expect(rows.length).toBeGreaterThanOrEqual(20)
  expect(rows.filter(({ write }) => write === '').map(({ avoid }) => avoid)).toEqual([])
})

it.each(Object.entries(rooms()))(
  '%s: no more words of the glossary than tests/architecture/plainEnglish.json',
  (room, files) => {
    const found = files.flatMap((file) => findPlainWords(file, read(file)))
    const allowed = (counts as Record<string, number>)[room] ?? 0
    if (found.length > allowed) expect(found, `${found.length} words, ${allowed} allowed`).toEqual([])
    expect(found.length, 'Lower the count in tests/architecture/plainEnglish.json').toBe(allowed)
  },
)

it.each([
  ['a comment', 'a.ts', '// The user is told.\nconst told = 1', ['told']],
  ['TSDoc', 'a.ts', '/**\n * Whoever stands here.\n */', ['Whoever', 'stands']],
  ['a message', 'a.ts', "throw new Error('Nobody has such a page.')", ['Nobody']],
  ['text between tags', 'a.tsx', '  <p>\n    Nobody is here.\n  </p>', ['Nobody']],
  ['no identifier', 'a.ts', "call(asked, 'asked', told)", []],
  ['a document without its code', 'a.md', 'It stands.\n\n```ts\nconst told = `a told b`\n```\n', ['stands']],
])('finds words of the glossary in %s', (_, file, text, words) => {
  expect(findPlainWords(file, text).map(({ word }) => word)).toEqual(words)
})
