import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { SEPARATOR } from './reports.mjs'

/** Placeholders in titles: `${...}` of a template, `$path` and `%s` of `it.each`. */
const PLACEHOLDER = /\$\{.*?\}|\$[a-z][\w.]*|%[sdifjoOc#$%]/g

const PROOFS = ['effect', 'definition']

/** The minimum share of rows that are proven by effect. */
const LEAST_BY_EFFECT = 0.9

/**
 * Reads the rows of `tests/spec.json`, which are grouped by subject. A row is proven by its `tests`, is "todo", or is
 * "none" if it does not apply: `because` says why. A row with tests has a `proof`: "effect" if they assert what a user
 * or a program gets, "definition" if they assert only a declaration. A row has `"lane": "all"` if only `npm run
 * test:all` proves it: all its tests are in files named `*.all.spec.ts`.
 * Throws an error that names a malformed row.
 */
export function readRows(text) {
  const rows = Object.entries(JSON.parse(text)).flatMap(([subject, list]) => list.map((row) => ({ ...row, subject })))
  const seen = new Set()
  for (const { subject, id, says, proof, tests, because, lane } of rows) {
    const hasTests = tests === 'todo' || tests === 'none' || (Array.isArray(tests) && tests.length > 0)
    const isOfSubject = new RegExp(`^${subject}\\.[a-z0-9-]+$`).test(id)
    if (!isOfSubject) throw new Error(`The id "${id}" is not "${subject}.<words>".`)
    if (seen.has(id)) throw new Error(`Two rows have the id "${id}".`)
    if (!says?.trim()) throw new Error(`The row "${id}" says nothing.`)
    if (!hasTests) throw new Error(`The row "${id}" names no test: write "todo".`)
    if ((tests === 'none') !== Boolean(because?.trim()))
      throw new Error(`The row "${id}": "none" and "because" belong together.`)
    if (Array.isArray(tests) !== PROOFS.includes(proof))
      throw new Error(`The row "${id}": a row with tests, and no other, has a "proof": ${PROOFS.join(' or ')}.`)
    const isOfAll = Array.isArray(tests) && tests.every((name) => isInAllLane(split(name).file))
    if (isOfAll && lane !== 'all')
      throw new Error(`The row "${id}" is proved by test:all alone: add a test of npm test, or say "lane": "all".`)
    if (!isOfAll && lane !== undefined)
      throw new Error(`The row "${id}" has a lane, but npm test proves it: remove "lane".`)
    seen.add(id)
  }
  return rows
}

/** Returns `[{ subject, effect, definition, todo, none }]`, in the order of the file. */
export function countBySubject(rows) {
  const counts = new Map()
  for (const { subject, proof, tests } of rows) {
    const count = counts.get(subject) ?? { subject, effect: 0, definition: 0, todo: 0, none: 0 }
    count[Array.isArray(tests) ? proof : tests] += 1
    counts.set(subject, count)
  }
  return [...counts.values()]
}

/** Returns a line if fewer than 90 % of the rows with a proof are proven by effect. */
export function tooFewByEffect(rows) {
  const proven = rows.filter(({ tests }) => Array.isArray(tests))
  const byEffect = proven.filter(({ proof }) => proof === 'effect')
  if (byEffect.length >= proven.length * LEAST_BY_EFFECT) return []
  const [share, least] = [byEffect.length / proven.length, LEAST_BY_EFFECT].map((part) => `${Math.floor(part * 100)} %`)
  return [`${share} of the proven rows are proven by effect, and at least ${least} must be`]
}

/** Returns a line for each named test that is missing in the sources below `root`. */
export function missingTests({ rows, root }) {
  const titles = new Map()
  const patternsOf = (file) => {
    if (!titles.has(file)) titles.set(file, readPatterns(path.join(root, file)))
    return titles.get(file)
  }
  return namedTests(rows).flatMap(({ id, file, title }) => {
    const patterns = patternsOf(file)
    if (!patterns) return [`${id}: there is no file ${file}`]
    return patterns.some((pattern) => pattern.test(title)) ? [] : [`${id}: ${file} has no test "${title}"`]
  })
}

/**
 * Returns a line for each named test that is not in `ran` (`[{ name, isSkipped }]`, names with their file) or was
 * skipped. Without `isAll`, tests of test:all are not expected.
 */
export function testsNotRun({ rows, ran, isAll }) {
  const byFile = new Map()
  for (const test of ran) {
    const { file } = split(test.name)
    byFile.set(file, [...(byFile.get(file) ?? []), test])
  }
  const expected = namedTests(rows).filter(({ file }) => isAll || !isInAllLane(file))
  return expected.flatMap(({ id, file, title }) => {
    const pattern = toPattern(title)
    const found = (byFile.get(file) ?? []).filter(({ name }) => pattern.test(split(name).title))
    if (found.length === 0) return [`${id}: did not run: ${file}${SEPARATOR}${title}`]
    return found.filter(({ isSkipped }) => isSkipped).map(({ name }) => `${id}: was skipped: ${name}`)
  })
}

/** Returns the titles in the source of a file with their groups: `['paths › %s becomes %s']`. */
export function titlesIn({ file, source }) {
  const titles = []
  const visit = (groups) => (node) => {
    const kind = ts.isCallExpression(node) ? kindOf(node.expression) : null
    const title = kind && node.arguments.length > 1 ? titleOf(node.arguments[0]) : null
    if (title === null) return ts.forEachChild(node, visit(groups))
    if (kind === 'test') titles.push([...groups, title].join(SEPARATOR))
    else ts.forEachChild(node, visit([...groups, title]))
  }
  visit([])(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return titles
}

/**
 * Returns a pattern for a title: a placeholder matches any words within its own group or title. A row may name such a
 * test by its source, for every case, or by the words of one case. Only the reports of the suites show whether such a
 * case exists.
 */
function toPattern(title) {
  const parts = title.split(PLACEHOLDER).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^›]*')}$`, 's')
}

function readPatterns(file) {
  return fs.existsSync(file) ? titlesIn({ file, source: fs.readFileSync(file, 'utf8') }).map(toPattern) : null
}

function isInAllLane(file) {
  return /\.all\.spec\.tsx?$/.test(file)
}

function namedTests(rows) {
  return rows.flatMap(({ id, tests }) => (Array.isArray(tests) ? tests.map((name) => ({ id, ...split(name) })) : []))
}

function split(name) {
  const [file, ...titles] = name.split(SEPARATOR)
  return { file, title: titles.join(SEPARATOR) }
}

/** Returns 'test' or 'group' for calls such as `it`, `test.describe` and `describe.each([...])`, otherwise `null`. */
function kindOf(callee) {
  if (ts.isCallExpression(callee)) return kindOf(callee.expression)
  if (ts.isPropertyAccessExpression(callee)) {
    if (callee.name.text === 'describe') return 'group'
    return ['each', 'for'].includes(callee.name.text) ? kindOf(callee.expression) : null
  }
  if (!ts.isIdentifier(callee)) return null
  if (callee.text === 'describe') return 'group'
  return ['it', 'test'].includes(callee.text) ? 'test' : null
}

function titleOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1)
  return ts.isIdentifier(node) ? `\${${node.text}}` : null
}
