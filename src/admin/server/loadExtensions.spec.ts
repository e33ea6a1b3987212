import { expect, it } from 'vitest'
import { loadExtensions } from './loadExtensions'

/** What the server sees of a `'use client'` export. */
const reference = Object.assign(() => undefined, { $$typeof: Symbol.for('react.client.reference') })

it('modules of the browser are returned unchanged', () => {
  const importMap = { '/a#one': reference, '/b#two': reference }
  const studio = { commands: ['/a#one'], checks: ['/b#two', '/a#one'] }
  expect(loadExtensions({ studio, importMap })).toEqual({
    commands: [reference],
    panels: [],
    fields: [],
    checks: [reference, reference],
    events: [],
    providers: [],
  })
})

it.each(['commands', 'panels', 'fields', 'checks', 'events', 'providers'] as const)(
  'a module of "%s" without `use client`, or missing in the import map, is refused by name',
  (kind) => {
    const studio = { [kind]: ['@/voix/quiet#quiet'] }
    for (const own of [{ name: 'quiet', find: () => [] }, [{ id: 'quiet' }], () => []])
      expect(() => loadExtensions({ studio, importMap: { '@/voix/quiet#quiet': own } })).toThrow(
        new RegExp(`${kind}.*"@/voix/quiet#quiet".*'use client'.*export { quiet }`),
      )
    expect(() => loadExtensions({ studio, importMap: {} })).toThrow('generate:importmap')
  },
)
