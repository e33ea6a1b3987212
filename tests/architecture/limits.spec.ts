import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROW = /`(?<file>[\w./]+)` `(?<name>\w+)` = `(?<value>[^`]+)`/

const rows = readFileSync('docs/limits.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (?:What|-)/.test(line))

it.each(rows.map((line) => [line.split('|')[1]?.trim() ?? '', line]))(
  'the limit "%s" is the one in the code',
  (_what, line) => {
    const { file = '', name = '', value = '' } = ROW.exec(line)?.groups ?? {}
    expect(file, 'a row names a file, a constant and its value').not.toBe('')
    const source = readFileSync(file, 'utf8')
    const found = [...source.matchAll(new RegExp(`\\b${name}(?::| =) (?<value>[^,;\\n}]+)`, 'g'))]
    expect(found.map(({ groups }) => groups?.value?.trim())).toContain(value)
  },
)

it('the table has rows', () => {
  expect(rows.length).toBeGreaterThan(30)
})
