/** Escapes `%` and `_` in a search text, which `like` would read as wildcards. */
export function literally(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&')
}
