import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { escaped } from '../../slices/translation'

/** A text of a file. Marks in source and target are encoded. */
export interface FileUnit {
  key: string
  /** The line on which it starts. */
  line: number
  source: string
  /** `null` if it is not translated. */
  target: string | null
  /** The hash of the translation at the time of the export. `null` if the file has none. */
  stamp: string | null
  /** Whether the translator marked it as done. */
  isDone: boolean
}

export interface XliffFile {
  original: string
  sourceLanguage: string
  targetLanguage: string
  units: FileUnit[]
}

/** A file that cannot be parsed, with the line of the error. */
export class XliffError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(`Line ${line}: ${message}`)
  }
}

const DONE = ['translated', 'signed-off', 'final']

/** Elements that are ignored while their content is read. */
const TRANSPARENT = ['mrk', 'sub']

/** Parses XLIFF 1.2. Throws an `XliffError` for the first problem. */
export function readXliff(text: string): XliffFile {
  const parser = new SaxesParser({ position: true, xmlns: false })
  const state: Reading = { file: null, unit: null, side: null, marks: [], path: [], lines: new Map() }
  let failed: XliffError | null = null
  const fail = (message: string) => (failed ??= new XliffError(parser.line, message))
  const guard = (work: () => string | void) => {
    const problem = failed ? undefined : work()
    if (problem) fail(problem)
  }
  // Removes the position at the start of the parser's message.
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
  /** The open marks, outermost first. Ignored elements are empty strings. */
  marks: string[]
  path: string[]
  /** The line of each key. */
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
      if (!state.file) return 'A <trans-unit> is outside of <file>.'
      if (state.unit) return 'A <trans-unit> is inside of another one.'
      if (!id) return 'A <trans-unit> has no id.'
      const before = state.lines.get(id)
      if (before !== undefined) return `The <trans-unit> "${id}" is there twice: first in line ${before}.`
      state.lines.set(id, line)
      state.unit = { key: id, line, source: null, target: null, stamp: extradata ?? null, isDone: approved === 'yes' }
      return
    }
    case 'source':
    case 'target': {
      // Skips `alt-trans`, which contains other proposed translations.
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
