import type { LanguageInfo } from '../../studio/model/boot'

/** Systems without flag emoji show flags as two letters. */
const FLAG = /^\p{Regional_Indicator}+$/u

/**
 * Returns the label of a language option: its icon and name. A flag is replaced by the language code, which every
 * system shows.
 */
export function languageLabel({ code, icon, name }: LanguageInfo): string {
  if (icon === undefined) return name
  return `${FLAG.test(icon) ? code.toUpperCase() : icon} ${name}`
}
