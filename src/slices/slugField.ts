import type { FieldHook, TextField } from 'payload'
import { slugify } from '../tree'

interface Options {
  /** The field of which the slug is made while it is empty; several: the first that has letters. */
  from: string | readonly string[]
}

const SLUG = 'slug'

/**
 * A unique name for addresses and code. Made from another field when it is left empty, with a number where the name is taken; one that is typed
 * and taken is refused. Documents in the trash give theirs up.
 */
export const slug = ({ from }: Options): TextField => ({
  name: 'slug',
  type: 'text',
  index: true,
  custom: { voix: { type: SLUG } },
  admin: { position: 'sidebar', description: `Made from the ${[from].flat().join(' or ')} when left empty.` },
  // A copy has a slug of its own, made from its title.
  hooks: { beforeDuplicate: [() => null], beforeValidate: [slugFrom([from].flat())] },
})

/** Whether a field was made by `slug()`. */
export function isSlugField(field: { custom?: { voix?: { type?: unknown } } }): boolean {
  return field.custom?.voix?.type === SLUG
}

/** Nothing rather than an empty text: of those only one document could have one. */
function slugFrom(from: readonly string[]): FieldHook {
  return ({ value, data, field, originalDoc }) => {
    const stored = (originalDoc ?? {}) as Record<string, unknown>
    const old = stored[field.name ?? '']
    const isEmptied = value === null || value === ''
    const own: unknown = isEmptied ? null : (value ?? old)
    // Addresses stay, also those that an earlier rule made.
    if (typeof own === 'string' && own === old) return own
    const given = (data ?? {}) as Record<string, unknown>
    const sources = [own, ...from.map((name) => given[name] ?? stored[name])]
    const texts = sources.filter((source) => typeof source === 'string')
    if (texts.length === 0) return isEmptied ? null : value
    return texts.map(slugify).find((made) => made !== '') ?? null
  }
}
