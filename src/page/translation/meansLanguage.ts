/**
 * Returns whether the language code `given` in a file means the language `code`. Programs add a country (`es-ES`,
 * `es_ES`, `ES`). Language and script decide if only one language of the application has them.
 */
export function meansLanguage(given: string, code: string, codes: readonly string[]): boolean {
  if (spelled(given) === spelled(code)) return true
  if (codes.some((other) => spelled(other) === spelled(given))) return false
  return codes.filter((other) => primary(other) === primary(given)).length === 1 && primary(code) === primary(given)
}

function spelled(code: string): string {
  return code.trim().replaceAll('_', '-').toLowerCase()
}

/** `es-MX` -> `es-Latn`, `zh-TW` -> `zh-Hant`. */
function primary(code: string): string {
  try {
    const { language, script } = new Intl.Locale(spelled(code)).maximize()
    return `${language}-${script}`
  } catch {
    return spelled(code)
  }
}
