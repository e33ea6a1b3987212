import type { CollectionConfig, Field } from 'payload'
import type { CollectionExtension } from '../types'

type Hooks = NonNullable<CollectionConfig['hooks']>

/** Adds to a product collection: fields, hooks, endpoints and indexes come on top, the rest is laid over. */
export function extendCollection(base: CollectionConfig, extension: CollectionExtension | undefined): CollectionConfig {
  if (!extension) return base
  const { fields = [], hooks, endpoints, access, admin, indexes, ...rest } = extension
  refuseDoubles({ base, fields })
  if (base.slug === 'pages') refuseLocalized(fields)
  return {
    ...base,
    ...rest,
    fields: [...base.fields, ...fields],
    access: { ...base.access, ...access },
    admin: { ...base.admin, ...admin },
    hooks: mergeHooks(base.hooks, hooks),
    endpoints: endpoints === false ? base.endpoints : [...(base.endpoints || []), ...(endpoints ?? [])],
    indexes: [...(base.indexes ?? []), ...(indexes ?? [])],
  }
}

/** Hooks of both, the product's first. */
export function mergeHooks(first: Hooks = {}, second: Hooks = {}): Hooks {
  const names = new Set([...Object.keys(first), ...Object.keys(second)] as (keyof Hooks)[])
  return Object.fromEntries([...names].map((name) => [name, [...(first[name] ?? []), ...(second[name] ?? [])]]))
}

function refuseDoubles({ base, fields }: { base: CollectionConfig; fields: Field[] }): void {
  const taken = new Set(base.fields.flatMap((field) => ('name' in field ? field.name : [])))
  const double = fields.find((field) => 'name' in field && taken.has(field.name))
  if (!double || !('name' in double)) return
  throw new Error(
    `voix(): the collection "${base.slug}" has a field "${double.name}" of the product. Choose another name.`,
  )
}

function refuseLocalized(fields: Field[]): void {
  const localized = fields.find((field) => 'localized' in field && field.localized)
  if (!localized || !('name' in localized)) return
  throw new Error(
    `voix(): the page field "${localized.name}" is localized, but a page is one document per language. Remove it.`,
  )
}
