import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const ROOT = 'src/exports'
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

interface Export {
  /** `public`, `internal`, or `null` without a mark. */
  mark: string | null
  text: string
  names: string[]
}

/** Returns the exports of a file with the mark in the comment above each. */
function exportsOf(file: string): Export[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return source.statements.filter(ts.isExportDeclaration).map((statement) => {
    const above = ts.getLeadingCommentRanges(text, statement.pos)?.at(-1)
    const comment = above ? text.slice(above.pos, above.end) : ''
    const clause = statement.exportClause
    return {
      mark: /^\/\*\* @(public|internal) \*\/$/.exec(comment)?.[1] ?? null,
      text: `${file}: ${statement.getText()}`,
      names: clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [],
    }
  })
}

const ALL = FILES.flatMap((file) => exportsOf(file).map((one) => ({ ...one, file })))

it('marks every export of the package as public or internal', () => {
  expect(ALL.length).toBeGreaterThan(100)
  expect(ALL.filter(({ mark }) => mark === null).map(({ text }) => text)).toEqual([])
})

it('has nothing but exports in the files that an application imports', () => {
  const others = FILES.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true)
    return source.statements.filter((one) => !ts.isExportDeclaration(one)).map((one) => one.getText())
  })
  expect(others.filter((text) => text !== "'use client'")).toEqual([])
})

it.each(['src/app', 'src/blocks', 'src/layouts', 'src/components', 'src/collections/resort', 'tests/extension'])(
  'imports in %s no export that is internal',
  (dir) => {
    const internal = new Set(
      ALL.filter(({ mark }) => mark === 'internal').flatMap(({ file, names }) =>
        names.map((name) => `${moduleOf(file)} ${name}`),
      ),
    )
    const sources = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    const imported = sources.flatMap((file) => importsOf(readFileSync(path.join(dir, file), 'utf8')))
    expect(imported.filter((name) => internal.has(name))).toEqual([])
  },
)

/** Converts `studio/client.ts` to `voix/studio/client`. */
function moduleOf(file: string): string {
  return file === 'index.ts' ? 'voix' : `voix/${file.replace(/\.ts$/, '')}`
}

/** Returns the imports from the package in a source: `voix/slices field`. */
function importsOf(source: string): string[] {
  return [...source.matchAll(/import (?:type )?\{([^}]*)\} from '(voix[^']*)'/g)].flatMap(
    ([, names = '', module = '']) =>
      names.split(',').map((name) => `${module} ${name.replace('type ', '').trim().split(' as ')[0]}`),
  )
}
