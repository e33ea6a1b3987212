import type { CollectionConfig, Field } from 'payload'
import type { CollectionExtension } from '../../options/types'
import { namedFields } from './namedFields'

type Hooks = NonNullable<CollectionConfig['hooks']>

/** Adds to a collection of the product: fields, hooks, endpoints and indexes come on top, the rest is laid over. */
export function extendCollection(base: CollectionConfig, extension: CollectionExtension | undefined): CollectionConfig {
  if (!extension) return base
  refuseDoubles({ base, fields: extension.fields ?? [] })
  return layOver(base, extension)
}

/** The same for fields that are known to go together. */
export function layOver(base: CollectionConfig, extension: CollectionExtension): CollectionConfig {
  const { fields = [], hooks, endpoints, access, admin, indexes, ...rest } = extension
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

/** Hooks of both, the first's first. */
export function mergeHooks(first: Hooks = {}, second: Hooks = {}): Hooks {
  const names = new Set([...Object.keys(first), ...Object.keys(second)] as (keyof Hooks)[])
  return Object.fromEntries([...names].map((name) => [name, [...(first[name] ?? []), ...(second[name] ?? [])]]))
}

function refuseDoubles({ base, fields }: { base: CollectionConfig; fields: Field[] }): void {
  const taken = new Set(namedFields(base.fields).map(({ name }) => name))
  const double = namedFields(fields).find(({ name }) => taken.has(name))
  if (!double) return
  throw new Error(`voix(): the collection "${base.slug}" has a field "${double.name}" already. Choose another name.`)
}
