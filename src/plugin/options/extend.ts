import type { CollectionConfig, Field } from 'payload'
import type { CollectionExtension } from '../../options/types'
import { namedFields } from './namedFields'

type Hooks = NonNullable<CollectionConfig['hooks']>

/**
 * Extends a collection of the product. Hooks, endpoints and indexes are added, other settings override. `fields` returns
 * the fields. Throws if one of the product's is missing.
 */
export function extendCollection(base: CollectionConfig, extension: CollectionExtension | undefined): CollectionConfig {
  if (!extension) return base
  const { fields, ...rest } = extension
  if (!fields) return layOver(base, rest)
  const found = fields({ defaultFields: [...base.fields] })
  checkFields(base, found)
  return { ...layOver(base, rest), fields: found }
}

/** Extends a collection with another configuration of it. Its own fields come first. */
export function layOver(
  base: CollectionConfig,
  { fields = [], hooks, endpoints, access, admin, indexes, ...rest }: Partial<CollectionConfig>,
): CollectionConfig {
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

/** Returns the hooks of both, those of `first` first. */
export function mergeHooks(first: Hooks = {}, second: Hooks = {}): Hooks {
  const names = new Set([...Object.keys(first), ...Object.keys(second)] as (keyof Hooks)[])
  return Object.fromEntries([...names].map((name) => [name, [...(first[name] ?? []), ...(second[name] ?? [])]]))
}

/** Every field of the collection is among those found, as the same type, and none twice. */
function checkFields({ slug, fields }: CollectionConfig, found: Field[]): void {
  const named = namedFields(found)
  const double = named.find(({ name }, index) => named.findIndex((field) => field.name === name) < index)
  if (double) {
    throw new Error(`voix(): the collection "${slug}" has a field "${double.name}" already. Choose another name.`)
  }
  for (const { name, type } of namedFields(fields)) {
    const own = named.find((field) => field.name === name)
    const problem = own === undefined ? 'is missing' : own.type === type ? null : `has the type "${own.type}"`
    if (problem === null) continue
    throw new Error(
      `voix(): the field "${name}" (${type}) of the collection "${slug}" ${problem}. \`fields\` has to return all of \`defaultFields\`.`,
    )
  }
}
