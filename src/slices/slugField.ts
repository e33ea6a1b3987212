import type { FieldHook, TextField } from 'payload'

/** A unique name for addresses and code. Made from another field when it is left empty. */
export const slug = ({ from }: { from: string }): TextField => ({
  name: 'slug',
  type: 'text',
  unique: true,
  index: true,
  admin: { position: 'sidebar', description: `Made from the ${from} when left empty.` },
  hooks: { beforeValidate: [slugFrom(from)] },
})

/** Lower case letters, digits and hyphens; accents dropped. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Nothing rather than an empty text: of those only one document could have one. */
function slugFrom(from: string): FieldHook {
  return ({ value, data, field, originalDoc }) => {
    const stored = (originalDoc ?? {}) as Record<string, unknown>
    const isEmptied = value === null || value === ''
    const own: unknown = isEmptied ? null : (value ?? stored[field.name ?? ''])
    const source = own ?? (data as Record<string, unknown> | undefined)?.[from] ?? stored[from]
    return typeof source === 'string' ? slugify(source) || null : isEmptied ? null : value
  }
}
