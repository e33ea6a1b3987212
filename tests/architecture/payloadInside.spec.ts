import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Patterns of code that depends on Payload's internals. */
const INSIDE =
  /as unknown as PostgresAdapter|TraverseFields\b|isolateObjectProperty|afterSchemaInit|versionsOf\(|ByIDOperation\b/

const list = readFileSync(path.join(ROOT, 'src/page/PAYLOAD.md'), 'utf8')
const rows = [...list.matchAll(/\| `(src\/[^`]+)`\s*\| `(tests\/[^`]+)`/g)].map(([, file = '', test = '']) => ({
  file,
  test,
}))
const sources = ['page', 'plugin', 'collections/core', 'serve', 'options'].flatMap((room) =>
  readdirSync(path.join(ROOT, 'src', room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.spec.'))
    .map((file) => `src/${room}/${file}`),
)

describe('the list of places that touch Payload’s inside', () => {
  it('names files and tests that exist', () => {
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.flatMap(({ file, test }) => [file, test]).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual(
      [],
    )
  })

  it('misses none', () => {
    const touching = sources.filter((file) => INSIDE.test(readFileSync(path.join(ROOT, file), 'utf8')))
    expect(touching.filter((file) => !rows.some((row) => row.file === file))).toEqual([])
  })
})
