import type { FieldHook, TextField } from 'payload'
import { slugify } from '../tree'

interface Options {
  /** The field from which an empty slug is generated. Of several fields, the first one with letters is used. */
  from: string | readonly string[]
}

const SLUG = 'slug'

/**
 * A unique name for addresses and code. An empty slug is generated from another field, with a number if the name is
 * taken. A typed slug that is taken is rejected. Documents in the trash release their slugs.
 */
export const slug = ({ from }: Options): TextField => ({
  name: 'slug',
  type: 'text',
  index: true,
  custom: { voix: { type: SLUG } },
  admin: { position: 'sidebar', description: `Made from the ${[from].flat().join(' or ')} when left empty.` },
  // A duplicate gets its own slug from its title.
  hooks: { beforeDuplicate: [() => null], beforeValidate: [slugFrom([from].flat())] },
})

/** Whether a field was made by `slug()`. */
export function isSlugField(field: { custom?: { voix?: { type?: unknown } } }): boolean {
  return field.custom?.voix?.type === SLUG
}

/** Returns `null` instead of an empty text: empty texts are not unique. */
function slugFrom(from: readonly string[]): FieldHook {
  return ({ value, data, field, originalDoc }) => {
    const stored = (originalDoc ?? {}) as Record<string, unknown>
    const old = stored[field.name ?? '']
    const isEmptied = value === null || value === ''
    const own: unknown = isEmptied ? null : (value ?? old)
    // A stored slug does not change, even if an earlier rule made it.
    if (typeof own === 'string' && own === old) return own
    const given = (data ?? {}) as Record<string, unknown>
    const sources = [own, ...from.map((name) => given[name] ?? stored[name])]
    const texts = sources.filter((source) => typeof source === 'string')
    if (texts.length === 0) return isEmptied ? null : value
    return texts.map(slugify).find((made) => made !== '') ?? null
  }
}
