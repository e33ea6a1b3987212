/** Words to be searched for by `like` as they are written: `%` and `_` would stand for any characters. */
export function literally(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&')
}
