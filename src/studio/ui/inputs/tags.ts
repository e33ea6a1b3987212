import type { Tag } from '../../../tree/types'
import type { Parsed } from './useDraft'

/** A tag's name is unique in its list: two counters of the same name would be one. */
export function parseTagName({ text, others }: { text: string; others: readonly Tag[] }): Parsed<string> {
  const name = text.trim()
  if (name === '') return { problem: 'Name the tag.' }
  if (others.some((tag) => tag.name === name)) return { problem: `The tag "${name}" is there already.` }
  return { value: name }
}
