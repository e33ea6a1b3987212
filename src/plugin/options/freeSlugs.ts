import type { Config, FieldHook, SanitizedCollectionConfig, TextField } from 'payload'
import { freeSlug, refuseTakenSlug } from '../../collections/core/freeSlug'
import { isSlugField } from '../../slices/slugField'
import { slugify } from '../../tree'
import { mapFields } from './mapFields'

/** Returns the config with slugs that are unique among documents outside the trash. */
export function withFreeSlugs<Given extends Pick<Config, 'blocks' | 'collections' | 'globals'>>(config: Given): Given {
  return mapFields(config, (field) => (field.type === 'text' && isSlugField(field) ? freed(field) : field))
}

function freed(field: TextField): TextField {
  const make = field.hooks?.beforeValidate ?? []
  return { ...field, hooks: { ...field.hooks, beforeValidate: [uniqueSlug(make)] } }
}

/** Returns a hook that makes a slug unique. `make` are the hooks that create it from the typed text or the title. */
function uniqueSlug(make: readonly FieldHook[]): FieldHook {
  return async (args) => {
    const { collection, data, field, operation, originalDoc, req } = args
    const name = field.name as string
    let slug: unknown = args.value
    for (const hook of make) slug = (await hook({ ...args, value: slug })) as unknown
    if (typeof slug !== 'string' || !collection) return slug
    const before = (operation === 'update' ? originalDoc : {}) as Record<string, unknown>
    const isRestored = Boolean(before.deletedAt) && !('deletedAt' in (data ?? {}) ? data?.deletedAt : before.deletedAt)
    const isSame = before[name] === slug
    if (isSame && !isRestored) return slug
    const id = before.id as number | string | undefined
    const claim = { req, collection: collection as SanitizedCollectionConfig, id, name, slug }
    const isTyped = typeof args.value === 'string' && slugify(args.value) !== ''
    if (!isTyped || isSame) return freeSlug(claim)
    await refuseTakenSlug(claim)
    return slug
  }
}
