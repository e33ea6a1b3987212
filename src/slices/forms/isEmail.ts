/** Letters, digits and marks of all scripts. */
const LETTER = String.raw`\p{L}\p{N}\p{M}`
const WORD = `[${LETTER}!#$%&'*+/=?^_\`{|}~-]+`
const LABEL = `[${LETTER}](?:[${LETTER}-]{0,61}[${LETTER}])?`
const EMAIL = new RegExp(`^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+(?!\\p{N}+$)${LABEL}$`, 'u')

/** Whether the text is an e-mail address, in any script: `ana@example.com`, `用户@例え.テスト`. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.lastIndexOf('@') <= 64 && EMAIL.test(text)
}
