import { createHash } from 'node:crypto'
import { escaped, parse, type Unit } from '../../slices/translation'

interface File {
  /** The translation. */
  page: { id: string | number; title: string; path: string; languageCode: string }
  original: { languageCode: string }
  units: readonly Unit[]
}

/**
 * Returns a translation as XLIFF 1.2 (docs.oasis-open.org/xliff/v1.2): a `trans-unit` per text, marks of rich text as
 * `<g>` and `<x/>`. `extradata` is a hash of the translation, so that an import can detect later changes.
 */
export function writeXliff({ page, original, units }: File): string {
  const open = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">`
  const file = attributes({
    original: `pages/${page.id}`,
    'source-language': original.languageCode,
    'target-language': page.languageCode,
    datatype: 'plaintext',
    'product-name': 'Voix',
  })
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    open,
    `  <file${file}>`,
    `    <header><note>${xml(page.title)} ${xml(page.path)}</note></header>`,
    '    <body>',
    ...units.flatMap(unitLines),
    '    </body>',
    '  </file>',
    '</xliff>',
  ]
  return `${lines.join('\n')}\n`
}

/** Returns a short hash of a text. */
export function stampOf(target: string): string {
  return createHash('sha256').update(target).digest('base64url').slice(0, 16)
}

/** Returns a text that XML can contain: without control characters, and with `\n` as the line break. */
export function storable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, '')
}

const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Names of the states in the standard. */
const STATES = { open: 'needs-translation', changed: 'needs-review-translation', done: 'translated', own: 'translated' }

function unitLines(unit: Unit): string[] {
  const { key, place, label, source, target, state, before } = unit
  if (source === null || source.trim() === '') return []
  const own = attributes({ id: key, resname: `${place}: ${label}`, approved: state === 'done' ? 'yes' : 'no' })
  const isTranslated = state !== 'open'
  return [
    `      <trans-unit${own}${attributes({ extradata: stampOf(storable(target)), 'xml:space': 'preserve' })}>`,
    `        <source>${inline(unit, source)}</source>`,
    ...(isTranslated ? [`        <target state="${STATES[state]}">${inline(unit, target)}</target>`] : []),
    ...(before === null ? [] : [`        <note>Translated from: ${inline({ ...unit, segment: null }, before)}</note>`]),
    '      </trans-unit>',
  ]
}

function inline({ segment, marks }: Unit, text: string): string {
  if (segment === null) return xml(text)
  type Parts = NonNullable<ReturnType<typeof parse>>
  const read = (part: Parts[number]): string => {
    if (typeof part === 'string') return xml(part)
    const kind = marks[part.mark]
    const own = attributes({ id: part.mark, ...(kind && { ctype: ctypeOf(kind) }) })
    return part.parts === null ? `<x${own}/>` : `<g${own}>${part.parts.map(read).join('')}</g>`
  }
  return (parse(text) ?? [text]).map(read).join('')
}

function ctypeOf({ kind, label }: Unit['marks'][string]): string {
  if (kind === 'link') return 'link'
  if (label === 'new line') return 'lb'
  return ['bold', 'italic'].includes(label) ? label : `x-${label.replaceAll(/[^a-z]+/gi, '-')}`
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${xml(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')}"`)
    .join('')
}

function xml(text: string): string {
  return escaped(storable(text)).replaceAll('>', '&gt;')
}
