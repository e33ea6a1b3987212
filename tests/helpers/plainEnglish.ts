import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A row of the glossary in CONTRIBUTING.md. */
interface Entry {
  /** Words to avoid, separated by commas. */
  avoid: string
  write: string
}

/** A word of the glossary in a comment, a message or a document. */
interface Finding {
  at: string
  word: string
}

/** Reads the glossary: the table below the heading "Words" of CONTRIBUTING.md. */
export function glossary(): Entry[] {
  const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Words\n')
  const [table = ''] = section.split('\n## ')
  return [...table.matchAll(/^\| (?!Avoid|-)(.+?) +\| (.+?) +\|$/gm)].map(([, avoid = '', write = '']) => ({
    avoid,
    write,
  }))
}

/** Returns the files of each room: a folder of `src`, `cli`, `scripts`, `tests`, and the documents. */
export function rooms(): Record<string, string[]> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  const found: Record<string, string[]> = {}
  for (const file of files.split('\n').filter(isWritten)) (found[roomOf(file)] ??= []).push(file)
  return Object.fromEntries(Object.entries(found).sort())
}

const WORDS = new RegExp(
  String.raw`\b(?:${glossary()
    .flatMap(({ avoid }) => avoid.split(', '))
    .join('|')})\b`,
  'gi',
)

/** Returns the words of the glossary in the comments and messages of a source, or in the prose of a document. */
export function findPlainWords(file: string, text: string): Finding[] {
  return proseOf(file, text).flatMap(({ line, prose }) =>
    [...prose.matchAll(WORDS)].map(([word]) => ({ at: `${file}:${line}`, word })),
  )
}

interface Prose {
  line: number
  prose: string
}

function proseOf(file: string, text: string): Prose[] {
  const lines = text.split('\n').map((prose, index) => ({ line: index + 1, prose }))
  if (!file.endsWith('.md')) return lines.map(({ line, prose }) => ({ line, prose: proseOfLine(prose) }))
  let isCode = false
  return lines.filter(({ prose }) => {
    if (prose.startsWith('```')) isCode = !isCode
    return !isCode
  })
}

const COMMENT = /^\s*(?:\/\/|\/?\*)|\s\/\/\s/
const MESSAGE = /(['"`])((?:(?!\1).)+)\1/g

/** Returns a comment, a text between tags, or the strings of the line that are sentences. */
function proseOfLine(line: string): string {
  const start = COMMENT.exec(line)?.index
  if (start !== undefined) return line.slice(start)
  if (/^\s*[A-Z][^{}();=]* [^{}();=]*$/.test(line)) return line
  return [...line.matchAll(MESSAGE)].map(([, , text = '']) => (text.split(' ').length > 2 ? text : '')).join(' ')
}

function isWritten(file: string): boolean {
  if (/(^|\/)(payload-types|importMap|CHANGELOG)\b|^src\/(migrations|content)\/|^tests\/.*\.json$/.test(file))
    return false
  return /^(src|cli|scripts|tests)\/.*\.(ts|tsx|mjs)$|\.md$/.test(file) && !file.includes('plainEnglish')
}

function roomOf(file: string): string {
  if (file.endsWith('.md')) return 'documents'
  const [top = '', next = ''] = file.split('/')
  return top === 'src' ? (next.includes('.') ? 'src' : `src/${next}`) : top
}
