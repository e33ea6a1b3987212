/** Letters that Unicode does not take apart into a plain letter and its marks, and what they are searched and written as. */
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

/** Lower case text with plain letters in the place of those that have no marks to lose: `ł` is `l`. */
export function writeOut(text: string): string {
  return text.replace(LETTERS, (letter) => WRITTEN_OUT[letter] ?? letter)
}

/** Without characters that nobody sees, such as soft hyphens, and with one form for letters that have several. */
export function readableText(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC')
}

/** The text as searches compare it: in lower case, without accents and other marks, whichever way it was written. */
export function foldText(text: string): string {
  const plain = readableText(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ')
  return writeOut(plain).normalize('NFC')
}

/** The words of a search, folded. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean)
}

/** Whether a text has all words of a search, whatever their accents and case. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text)
  return words.every((word) => folded.includes(word))
}
