import type { LanguageInfo } from '../../studio/model/boot'

/** Flags are two letters of their own to systems that have no pictures of them. */
const FLAG = /^\p{Regional_Indicator}+$/u

/** A language where one is chosen: its sign, if it has one, and its name. Instead of a flag its code, which every system shows. */
export function languageLabel({ code, icon, name }: LanguageInfo): string {
  if (icon === undefined) return name
  return `${FLAG.test(icon) ? code.toUpperCase() : icon} ${name}`
}
