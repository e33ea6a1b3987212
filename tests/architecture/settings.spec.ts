import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const listed = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort()

it('explains every variable of .env.example in the README, and the reverse', () => {
  const example = listed(read('.env.example'), /^# ([A-Z_]+)=/gm)
  expect(example).toContain('PORT')
  expect(listed(read('README.md'), /^\| `([A-Z_]+)`/gm)).toEqual(example)
})

it('names no command in the documents that package.json does not have', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const documents = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'CHANGELOG.md'].map(read).join('\n')
  const named = listed(documents, /npm run ([a-z0-9][a-z0-9:-]*)/g)
  expect(named).toContain('dev')
  expect(named.filter((name) => !(String(name) in scripts))).toEqual([])
})
