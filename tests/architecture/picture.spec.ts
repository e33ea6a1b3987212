import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const load = createRequire(import.meta.url)
const { forbidden } = load(path.join(ROOT, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string; comment?: string }[]
}

/** Returns the allowed imports of each room or floor from the rules: "src/render may import src/slices, src/tree". */
const tableOf = (prefix: string, base: string) =>
  new Map(
    forbidden
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ comment = '' }) => {
        const [from = '', to = ''] = comment.split(' may import ')
        const allowed = to.startsWith('no other') ? [] : to.split(', ').map((room) => room.replace('src/', ''))
        return [from.replace(base, ''), allowed]
      }),
  )

const ROOMS = tableOf('room-', 'src/')
/** The floors of a room: page, serve, admin, studio. */
const floorsOf = (room: string) => tableOf(`floor-${room}-`, `src/${room}/`)

const picture = /```mermaid\n([^]*?)```/.exec(readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8'))?.[1] ?? ''
const lines = picture.split('\n').map((line) => line.trim())
const outside = lines.filter((line) => !/^(flowchart|subgraph|direction|end|demo |[a-z]+\d)/.test(line))
const arrows = outside.filter((line) => line.includes('-->')).map((line) => line.split(' --> ') as [string, string])
const named = new Set(outside.flatMap((line) => line.split(' --> ')).filter(Boolean))

/** Returns the floors of a room from the top, as in the diagram: `page2[checks · expiry]`. */
const drawn = (room: string) =>
  [...picture.matchAll(new RegExp(`\\b${room}\\d+\\[([^\\]]+)\\]`, 'g'))].map(([, names = '']) =>
    names.split(/ · |<br>/),
  )

describe('the picture of ARCHITECTURE.md', () => {
  it('has every room that the rules know, and the routes', () => {
    expect([...named].sort()).toEqual([...ROOMS.keys(), 'app'].sort())
  })

  it('has no arrow that the rules forbid', () => {
    const wrong = arrows.filter(([from, to]) => from !== 'app' && !ROOMS.get(from)?.includes(to))
    expect(wrong).toEqual([])
  })

  it.each(['studio', 'page', 'serve', 'admin'])('has the floors of %s in the order of their imports', (room) => {
    const [floors, rules] = [drawn(room), floorsOf(room)]
    expect(floors.flat().sort()).toEqual([...rules.keys()].sort())
    floors.forEach((floor, index) => {
      const lower = floors
        .slice(index + 1)
        .flat()
        .sort()
      for (const name of floor) expect([name, [...(rules.get(name) ?? [])].sort()]).toEqual([name, lower])
    })
  })
})
