import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const GENERATED = /^src\/(payload-types\.ts|migrations\/|app\/\(payload\)\/voix\/importMap\.js)/

/** Source files of the project and their number of lines, without generated files. */
const sourceFiles = ['src', 'scripts', 'tests'].flatMap((dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|css)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !GENERATED.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .map(({ file, text }) => ({ file, text, lines: text.split('\n').length - 1 })),
)

describe('source files', () => {
  it('are at most 300 lines long', () => {
    expect(sourceFiles.filter(({ lines }) => lines > 300).map(({ file, lines }) => `${file}: ${lines}`)).toEqual([])
  })

  it('silence neither the compiler nor the linter', () => {
    const silenced = new RegExp(['@ts-' + 'ignore', '@ts-' + 'expect-error', '@ts-' + 'nocheck'].join('|'))
    expect(sourceFiles.filter(({ text }) => silenced.test(text)).map(({ file }) => file)).toEqual([])
  })

  it('run all their tests', () => {
    const skipped = /\b(it|test|describe)\.(only|skip|todo|fixme|skipIf|runIf)\(/
    const tests = sourceFiles.filter(({ file }) => file.endsWith('.spec.ts') || file.endsWith('.spec.tsx'))
    expect(tests.filter(({ text }) => skipped.test(text)).map(({ file }) => file)).toEqual([])
  })
})
