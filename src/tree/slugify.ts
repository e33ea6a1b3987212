/** Letters that Unicode does not take apart into a plain letter and its marks. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ĸ: 'k',
  ə: 'e',
}

const LONGEST = 120

/**
 * A name for addresses: lower case letters and digits with hyphens between the words. Latin letters lose their accents and are written
 * out (`Łódź` is `lodz`); other scripts keep theirs, as paths may. Empty only for a text without letters and digits.
 */
export function slugify(text: string): string {
  const letters = text
    // Before NFKC, which makes letters of some symbols (™).
    .replace(/\p{S}/gu, '-')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[ßæœøłđðþıħŧŋĸə]/g, (letter) => WRITTEN_OUT[letter] ?? letter)
    .replace(/(?<=\p{L})['‘’ʻʼ](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/\p{Me}|(?<![\p{L}\p{M}\p{N}])\p{M}+/gu, '')
    .replace(/-+/g, '-')
    .normalize('NFC')
  return shortened(letters.replace(/^-/, '')).replace(/-$/, '')
}

/** Cut between words where there are some. */
function shortened(name: string): string {
  if (name.length <= LONGEST) return name
  const cut = [...name.slice(0, LONGEST + 1)].slice(0, -1).join('')
  const end = cut.lastIndexOf('-')
  return end > LONGEST / 2 ? cut.slice(0, end) : cut
}

/** The name itself, or the first of `name-2`, `name-3` ... that is free. */
export async function firstFree(name: string, isTaken: (name: string) => Promise<boolean> | boolean): Promise<string> {
  let free = name
  for (let count = 2; await isTaken(free); count++) free = `${name}-${count}`
  return free
}
