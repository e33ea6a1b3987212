import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A chapter of the README: what it tells a newcomer to type, and what they find then. */
export interface Chapter {
  /** By the languages of their fences. */
  code: Record<string, string>
  /** The first path that it names. */
  path: string
}

/** The chapter with this heading, read from the clone's README. Throws when there is none, or no code in it. */
export function readChapter({ dir, heading }: { dir: string; heading: string }): Chapter {
  const text = readFileSync(path.join(dir, 'README.md'), 'utf8')
  const [, rest] = text.split(`\n## ${heading}\n`)
  if (rest === undefined) throw new Error(`The README has no chapter "${heading}"`)
  const [chapter = ''] = rest.split('\n## ')
  const blocks = [...chapter.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
  const found = /`(src\/[^`]+)`/.exec(chapter)?.[1]
  if (blocks.length === 0 || found === undefined) throw new Error(`The README's "${heading}" has no code or no path`)
  return { code: Object.fromEntries(blocks.map(([, language = '', code = '']) => [language, code])), path: found }
}
