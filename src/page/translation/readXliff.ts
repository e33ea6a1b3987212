import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { escaped } from '../../slices/translation'

/** A text of a file. Source and target are coded; `plain` is for what is no rich text. */
export interface FileUnit {
  key: string
  /** Where it begins in the file. */
  line: number
  source: string
  /** `null`: not translated. */
  target: string | null
  /** What stood in the translation when the file was written; `null`: the file does not say. */
  stamp: string | null
  /** The translator says that it is done. */
  isDone: boolean
}

export interface XliffFile {
  original: string
  sourceLanguage: string
  targetLanguage: string
  units: FileUnit[]
}

/** A file that cannot be read, with the line that is wrong. */
export class XliffError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(`Line ${line}: ${message}`)
  }
}

const DONE = ['translated', 'signed-off', 'final']

/** Elements inside of a text that stand for what is in them. */
const TRANSPARENT = ['mrk', 'sub']

/** Reads XLIFF 1.2 whole or not at all. Throws an `XliffError`. */
export function readXliff(text: string): XliffFile {
  const parser = new SaxesParser({ position: true, xmlns: false })
  const state: Reading = { file: null, unit: null, side: null, marks: [], path: [], lines: new Map() }
  let failed: XliffError | null = null
  const fail = (message: string) => (failed ??= new XliffError(parser.line, message))
  const guard = (work: () => string | void) => {
    const problem = failed ? undefined : work()
    if (problem) fail(problem)
  }
  // Its own message begins with where it is.
  parser.on('error', ({ message }) => fail(message.replace(/^[\d:]*\s*/, '')))
  parser.on('opentag', (tag) => guard(() => opened(state, tag, parser.line)))
  parser.on('closetag', (tag) => guard(() => closed(state, tag)))
  parser.on('text', (part) => {
    if (state.side !== null && state.unit) state.unit[state.side] = `${state.unit[state.side] ?? ''}${escaped(part)}`
  })
  parser.on('cdata', (part) => {
    if (state.side !== null && state.unit) state.unit[state.side] = `${state.unit[state.side] ?? ''}${escaped(part)}`
  })
  parser.write(text.replace(/^\ufeff/, '')).close()
  if (failed) throw failed
  if (!state.file) throw new XliffError(parser.line, 'There is no <file> in it.')
  return state.file
}

interface Reading {
  file: XliffFile | null
  unit: (Omit<FileUnit, 'source'> & { source: string | null }) | null
  side: 'source' | 'target' | null
  /** The marks that are open, outermost first; a transparent one is empty. */
  marks: string[]
  path: string[]
  /** Of each key, where it was. */
  lines: Map<string, number>
}

function opened(state: Reading, { name, attributes, isSelfClosing }: SaxesTagPlain, line: number): string | void {
  const { path } = state
  if (path.length === 0) {
    if (name !== 'xliff') return `This is <${name}> and no XLIFF.`
    const version = attributes.version ?? 'none'
    if (!version.startsWith('1.')) return `The version is ${version}. Export it as XLIFF 1.2.`
  }
  path.push(name)
  if (state.side !== null) return openedMark(state, name, attributes.id, isSelfClosing)
  switch (name) {
    case 'file':
      if (state.file) return 'There is a second <file>. Import each page by itself.'
      state.file = {
        original: attributes.original ?? '',
        sourceLanguage: attributes['source-language'] ?? '',
        targetLanguage: attributes['target-language'] ?? '',
        units: [],
      }
      return
    case 'trans-unit': {
      const { id, extradata, approved } = attributes
      if (!state.file) return 'A <trans-unit> stands outside of <file>.'
      if (state.unit) return 'A <trans-unit> stands inside of another one.'
      if (!id) return 'A <trans-unit> has no id.'
      const before = state.lines.get(id)
      if (before !== undefined) return `The <trans-unit> "${id}" is there twice: first in line ${before}.`
      state.lines.set(id, line)
      state.unit = { key: id, line, source: null, target: null, stamp: extradata ?? null, isDone: approved === 'yes' }
      return
    }
    case 'source':
    case 'target': {
      // Of `alt-trans`: other translations that a program proposes.
      if (!state.unit || path.at(-2) !== 'trans-unit') return
      if (state.unit[name] !== null) return `The <trans-unit> "${state.unit.key}" has a second <${name}>.`
      state.unit[name] = ''
      state.side = name
      if (name === 'target' && DONE.includes(attributes.state ?? '')) state.unit.isDone = true
    }
  }
}

function openedMark(
  { unit, side, marks }: Reading,
  name: string,
  id: string | undefined,
  isAlone: boolean,
): string | void {
  if (!unit || side === null) return
  if (TRANSPARENT.includes(name)) return void marks.push('')
  if (!id || !/^\w+$/.test(id)) return `The mark <${name}> of "${unit.key}" has no id of the export.`
  marks.push(id)
  unit[side] += name === 'x' || isAlone ? `<${id}/>` : `<${id}>`
}

function closed(state: Reading, { name, isSelfClosing }: SaxesTagPlain): string | void {
  const { path, unit, side, marks } = state
  path.pop()
  if (unit && side !== null) {
    if (name === side && marks.length === 0) return void (state.side = null)
    const mark = marks.pop()
    if (mark && !isSelfClosing && name !== 'x') unit[side] += `</${mark}>`
    return
  }
  if (name !== 'trans-unit' || !unit) return
  if (unit.source === null) return `The <trans-unit> "${unit.key}" has no <source>.`
  state.file?.units.push({ ...unit, source: unit.source })
  state.unit = null
}
