import type { LanguageInfo } from '../../studio/model/boot'

/** A language where one is chosen: its sign, if it has one, and its name. */
export function languageLabel({ icon, name }: LanguageInfo): string {
  return icon === undefined ? name : `${icon} ${name}`
}
