/** Letters that Unicode does not decompose, with their ASCII replacements. */
export const WRITTEN_OUT: Readonly<Record<string, string>> = {
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

const LETTERS = new RegExp(`[${Object.keys(WRITTEN_OUT).join('')}]`, 'g')

/** Replaces the letters of a lower-case text that do not decompose: `ł` becomes `l`. */
export function writeOut(text: string): string {
  return text.replace(LETTERS, (letter) => WRITTEN_OUT[letter] ?? letter)
}

/** Removes invisible characters such as soft hyphens, and unifies the forms of a letter. */
export function readableText(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC')
}

/** Returns the text as searches compare it: in lower case, without accents and other marks. */
export function foldText(text: string): string {
  const plain = readableText(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ')
  return writeOut(plain).normalize('NFC')
}

/** Returns the folded words of a search. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean)
}

/** Whether a text contains all of these folded words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text)
  return words.every((word) => folded.includes(word))
}
