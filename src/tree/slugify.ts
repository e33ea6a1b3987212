import { readableText, writeOut } from './foldText'

const LONGEST = 120

/**
 * Returns lower-case letters and digits with hyphens between words. Latin letters lose their accents (`Łódź` becomes
 * `lodz`), other scripts keep theirs. The result is empty only for a text without letters and digits.
 */
export function slugify(text: string): string {
  // Symbols are removed first, since NFKC turns some into letters (™).
  const letters = readableText(text.replace(/\p{S}/gu, '-'))
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
  const name = writeOut(letters)
    .replace(/(?<=\p{L})['‘’ʻʼ](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/\p{Me}|(?<![\p{L}\p{M}\p{N}])\p{M}+/gu, '')
    .replace(/-+/g, '-')
    .normalize('NFC')
  return shortened(name.replace(/^-/, '')).replace(/-$/, '')
}

/** Cuts between words if possible. */
function shortened(name: string): string {
  if (name.length <= LONGEST) return name
  const cut = [...name.slice(0, LONGEST + 1)].slice(0, -1).join('')
  const end = cut.lastIndexOf('-')
  return end > LONGEST / 2 ? cut.slice(0, end) : cut
}

/** Returns the path that the copy of a page gets, if it is free. */
export function copiedPath(path: string): string {
  return `${path === '/' ? '/home' : path}-copy`
}

/** Yields the name, then `name-2`, `name-3` and so on. */
export function* numbered(name: string): Generator<string, never> {
  yield name
  for (let count = 2; ; count++) yield `${name}-${count}`
}

/** Returns the first free name of `numbered`. */
export async function firstFree(name: string, isTaken: (name: string) => Promise<boolean> | boolean): Promise<string> {
  for (const candidate of numbered(name)) if (!(await isTaken(candidate))) return candidate
  return name
}
