import { mediaIn } from '../../../../../slices/fieldInstances'
import type { Parsed } from '../../../../ui/inputs/parse'

/** The layout reads a page field by its name: it is there once, in letters and digits. */
export function parseFieldName({ text, others }: { text: string; others: readonly string[] }): Parsed<string> {
  const name = text.trim()
  if (name === '') return { problem: 'Name the field.' }
  if (!/^[A-Za-z][\w-]*$/.test(name)) return { problem: 'Use letters, digits, "-" and "_", beginning with a letter.' }
  return others.includes(name) ? { problem: `The field "${name}" is there already.` } : { value: name }
}

/** What a field of a type keeps: the value under its type, and the ids of its pictures in `media`. */
export function valueOf({ type, value }: { type: string; value: unknown }): Record<string, unknown> {
  return { [type]: value, media: mediaIn(type, value) }
}
