import type { CollectionConfig, Config } from 'payload'
import { CORE_NAMES, type CoreName, type Slugs } from './context'
import type { AllOptions } from './joinOptions'

/** Returns the slug that the application sets for one of the product's collections. */
export function statedSlug(options: Pick<AllOptions, 'collections'>, name: CoreName): string | undefined {
  const entry = options.collections?.[name]
  return typeof entry === 'string' ? entry : entry?.slug
}

/**
 * Returns the configured slugs, else the product's own. By default `users` is the collection that the application's
 * admin already signs in with. Throws for an unknown name, and if two collections have one slug.
 */
export function resolveSlugs(options: Pick<AllOptions, 'collections'>, application: Partial<Config> = {}): Slugs {
  const unknown = Object.keys(options.collections ?? {}).find((name) => !CORE_NAMES.some((known) => known === name))
  if (unknown !== undefined) {
    throw new Error(
      `voix(): the option "collections" has "${unknown}", which is no product collection. Put it in the config's collections.`,
    )
  }
  const entries = CORE_NAMES.map((name) => {
    const own = name === 'users' ? signingIn(application) : undefined
    return [name, statedSlug(options, name) ?? own ?? name] as const
  })
  const double = entries.find(([, slug], index) => entries.findIndex((other) => other[1] === slug) !== index)
  if (double) {
    throw new Error(
      `defineVoix(): the option "collections" gives two collections the slug "${double[1]}". Choose another.`,
    )
  }
  return Object.fromEntries(entries) as unknown as Slugs
}

/** Chooses the collection as Payload does: `admin.user` of the config, else the first collection with `auth`. */
function signingIn({ admin, collections = [] }: Partial<Config>): string | undefined {
  return admin?.user ?? collections.find(({ auth }: CollectionConfig) => Boolean(auth))?.slug
}
