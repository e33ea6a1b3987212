import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** The sources of the product, without the demo. */
const PRODUCT =
  /^(tree|slices|render|studio|admin|collections\/(core|content)|options|contract|page|plugin|serve|front|islands|host)\//
const SOURCES = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.spec\.|\/spec\//.test(file) && PRODUCT.test(file))
  .map((file) => ({ file: `src/${file}`, text: readFileSync(path.join(ROOT, 'src', file), 'utf8') }))

/** An idea, the file that defines it, and a pattern of a second definition. */
const IDEAS: [string, string, RegExp][] = [
  ['a change of a page', 'src/tree/diff.ts', /function (diff|invert|squash|applyPatch|pendingChanges|undoChange)\b/],
  ['deep equality', 'src/tree/isEqual.ts', /function (isEqual|isSame|deepEqual|isDeepEqual|isAlike)\b/],
  ['the rule for what is empty', 'src/tree/isEqual.ts', /function (isEmptyValue|isNothing|isEmpty)\b/],
  ['what an object with keys is', 'src/tree/internal/isRecord.mjs', /function isRecord\b/],
  [
    'an element’s name',
    'src/tree/row.ts',
    /function elementName\b|\.blockName \|\| |\.blockName \?\? [\w.]*(label|blockType)/,
  ],
  ['the judgement of locks', 'src/tree/validate/lockedChanges.ts', /function lockedChanges\b|permissions\.includes\(/],
  ['healing of rows', 'src/tree/readRows.ts', /function (readRows|parseRows|safeEnvelope)\b/],
  ['parsing an address', 'src/tree/parseUrl.mjs', /URL\.canParse\(|function parseUrl\b/],
  ['the path of an address', 'src/tree/address.mjs', /function (readPath|foldPath|normalizePath|readHost)\b/],
  ['matching a redirect', 'src/tree/redirects.mjs', /function (createRedirectFinder|toPattern|toMatcher)\b/],
  ['state of the process', 'src/tree/processState.mjs', /Symbol\.for\(['"`]voix|globalThis as (unknown as )?\{ voix/],
  ['listening to PostgreSQL', 'src/collections/core/database/createListener.mjs', /['"`]LISTEN /i],
]

it.each(IDEAS)('%s stands in one place: %s', (_idea, place, definition) => {
  const places = SOURCES.filter(({ text }) => definition.test(text)).map(({ file }) => file)
  expect(places).toEqual([place])
})
