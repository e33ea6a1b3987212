import type { Parsed } from './parse'

export type Settings = Record<string, unknown>

/** The names in the order of the alphabet: neither an object nor the database keeps the one in which they were added. */
export function settingNames(settings: Settings): string[] {
  return Object.keys(settings).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}

/** A key is there once, has no spaces around it, and hides nothing that every object has. */
export function parseKey({ text, others }: { text: string; others: readonly string[] }): Parsed<string> {
  const key = text.trim()
  if (key === '') return { problem: 'Name the setting.' }
  if (others.includes(key)) return { problem: `The setting "${key}" is there already.` }
  if (key in Object.prototype)
    return { problem: `A setting cannot be named "${key}": scripts would take it for something else.` }
  return { value: key }
}

/** The settings with one key renamed. */
export function renameKey({ settings, from, to }: { settings: Settings; from: string; to: string }): Settings {
  return Object.fromEntries(Object.entries(settings).map(([key, value]) => [key === from ? to : key, value]))
}

/** A value as text: texts as they are, anything else as JSON. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** What was no text stays no text: it is written as JSON. */
export function parseValue({ text, stored }: { text: string; stored: unknown }): Parsed<unknown> {
  if (typeof stored === 'string') return { value: text }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { problem: 'Write JSON: 12, true, "text", [1, 2].' }
  }
}
