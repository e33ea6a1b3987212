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

function slugFrom(from: string): FieldHook {
  return ({ value, data, originalDoc }) => {
    const stored = (originalDoc as { slug?: unknown } | undefined)?.slug
    const source = value ?? stored ?? (data as Record<string, unknown> | undefined)?.[from]
    return typeof source === 'string' && source !== '' ? slugify(source) : value
  }
}
