import { link } from '../build'
import type { Localized } from './types'

export interface DemoMenuItem {
  label: Localized
  link: Record<string, unknown> | null
  children?: DemoMenuItem[]
}

/** An item in both languages; without an address it is the heading of what stands below it. */
export const item = (en: string, es: string, href: string | null, children?: DemoMenuItem[]): DemoMenuItem => ({
  label: { en, es },
  link: href === null ? null : link(en, href),
  ...(children ? { children } : {}),
})
