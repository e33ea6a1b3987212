import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { KINDS } from './kinds.mjs'

const SOURCE = /(?<!\.spec|\.d)\.(ts|tsx|mjs)$/

/**
 * Returns one place for each kind of fault, chosen by the seed.
 * @returns {{ kind: string, file: string, line: number, was: string, apply: () => string }[]} `apply` returns the
 * file's text with the fault
 */
export function choosePlaces({ root, seed }) {
  return KINDS.map((one) => {
    const places = placesOf({ root, ...one })
    if (places.length === 0) throw new Error(`There is no place for ${one.kind}`)
    const index = createHash('sha256').update(`${seed} ${one.kind}`).digest().readUInt32BE() % places.length
    return places[index]
  })
}

export function placesOf({ root, kind, in: folders, at }) {
  return folders
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .flatMap((file) => {
      const text = fs.readFileSync(file, 'utf8')
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
      const places = []
      const visit = (node) => {
        const change = at(node)
        if (change) places.push(placeOf({ root, kind, file, text, source, change }))
        ts.forEachChild(node, visit)
      }
      visit(source)
      return places
    })
}

function placeOf({ root, kind, file, text, source, change: [start, end, becomes] }) {
  return {
    kind,
    file: path.relative(root, file),
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    was: text.slice(start, end).replaceAll(/\s+/g, ' '),
    becomes,
    apply: () => text.slice(0, start) + becomes + text.slice(end),
  }
}

function filesBelow(entry) {
  if (fs.statSync(entry).isFile()) return [entry]
  return fs
    .readdirSync(entry, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .sort()
    .map((name) => path.join(entry, name))
}
