import { readableText, writeOut } from './foldText'

const LONGEST = 120

/**
 * A name for addresses: lower case letters and digits with hyphens between the words. Latin letters lose their accents and are written
 * out (`Łódź` is `lodz`); other scripts keep theirs, as paths may. Empty only for a text without letters and digits.
 */
export function slugify(text: string): string {
  // Symbols before all else: compatibility forms make letters of some (™).
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

/** Cut between words where there are some. */
function shortened(name: string): string {
  if (name.length <= LONGEST) return name
  const cut = [...name.slice(0, LONGEST + 1)].slice(0, -1).join('')
  const end = cut.lastIndexOf('-')
  return end > LONGEST / 2 ? cut.slice(0, end) : cut
}

/** The name, then `name-2`, `name-3` and so on. */
export function* numbered(name: string): Generator<string, never> {
  yield name
  for (let count = 2; ; count++) yield `${name}-${count}`
}

/** The first name of `numbered` that is free. */
export async function firstFree(name: string, isTaken: (name: string) => Promise<boolean> | boolean): Promise<string> {
  for (const candidate of numbered(name)) if (!(await isTaken(candidate))) return candidate
  return name
}
