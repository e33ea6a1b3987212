/**
 * Whether a file that names its language by `given` is of the language `code` of the application. Translators' programs name a country as well
 * (`es-ES`, `es_ES`, `ES`): the language and its letters decide where the application has no other language that these would fit.
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
