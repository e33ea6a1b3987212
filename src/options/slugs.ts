import type { CollectionConfig, Config } from 'payload'
import { CORE_NAMES, type CoreName, type Slugs } from './context'
import type { AllOptions } from './joinOptions'

/** The slug that an application states for one of the product's collections. */
export function statedSlug(options: Pick<AllOptions, 'collections'>, name: CoreName): string | undefined {
  const entry = options.collections?.[name]
  return typeof entry === 'string' ? entry : entry?.slug
}

/**
 * The slugs as stated, else the product's own. Users are those who sign in to the application's admin already, where there are any.
 * Throws for a name that is none of the product's, and for two of them at one slug.
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

/** As Payload chooses it: what the config names, else the first collection that signs in. */
function signingIn({ admin, collections = [] }: Partial<Config>): string | undefined {
  return admin?.user ?? collections.find(({ auth }: CollectionConfig) => Boolean(auth))?.slug
}
