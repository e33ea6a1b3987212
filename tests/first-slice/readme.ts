import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A chapter of the README: the code to type, and the address of the result. */
export interface Chapter {
  /** The code blocks by language. */
  code: Record<string, string>
  /** The first path in the text. */
  path: string
}

/** Reads the chapter with this heading from the clone's README. Throws if it does not exist or has no code. */
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
