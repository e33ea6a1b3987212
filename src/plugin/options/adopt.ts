import type { CollectionConfig, Field } from 'payload'
import { fieldClash } from './fieldClash'
import { layOver, mergeHooks } from './extend'
import { namedFields } from './namedFields'

interface Adoption {
  /** The product's name of the collection. */
  name: string
  own: CollectionConfig
  product: CollectionConfig
}

/**
 * The application's collection with what the product needs of it: missing fields, which are optional because documents
 * exist, and the hooks that keep them. `hooks` always run, after the application's. Throws for an unsuitable field.
 */
export function adoptCollection({
  name,
  own,
  product,
  needed,
  hooks,
}: Adoption & { needed: readonly string[]; hooks?: CollectionConfig['hooks'] }): CollectionConfig {
  for (const kind of ['auth', 'upload'] as const) {
    if (product[kind] && !own[kind]) refuse({ name, own, problem: `has no \`${kind}\`` })
  }
  const fields = namedFields(product.fields).filter((field) => needed.includes(field.name))
  const missing = missingFields({ name, own, product: fields })
  return {
    ...own,
    fields: [...own.fields, ...missing.map(optional)],
    // The product's hooks depend on fields of the product.
    hooks: mergeHooks(missing.length === 0 ? own.hooks : mergeHooks(own.hooks, hooksOf({ product, missing })), hooks),
  }
}

/**
 * Merges the application's collection into the product's. Fields of the application replace the product's of the same
 * name.
 */
export function adoptWhole({ name, own, product }: Adoption): CollectionConfig {
  const fields = missingFields({ name, own, product: product.fields })
  const { versions, trash } = product
  return { ...layOver({ ...product, fields }, own), ...(versions ? { versions } : {}), ...(trash ? { trash } : {}) }
}

/**
 * Returns the product's fields that the application's collection lacks. Throws for an incompatible field of the same
 * name.
 */
function missingFields({ name, own, product }: { name: string; own: CollectionConfig; product: Field[] }): Field[] {
  const known = namedFields(own.fields)
  return product.filter((field) => {
    if (!('name' in field)) return true
    const existing = known.find((each) => each.name === field.name)
    const clash = existing ? fieldClash(existing, field) : null
    if (clash !== null) refuse({ name, own, problem: `has a field "${clash.path}" that cannot serve: ${clash.rule}` })
    return existing === undefined
  })
}

function refuse({ name, own: { slug }, problem }: { name: string; own: CollectionConfig; problem: string }): never {
  const roles = name === 'users' ? 'set the roles of accounts by `roles: (user) => ...`, ' : ''
  throw new Error(
    `voix(): the collection "${slug}" ${problem}. Change that, ${roles}or keep the product's ${name} apart: collections: { ${quoted(name)}: 'voix-${name}' } in voix.config.ts.`,
  )
}

function quoted(name: string): string {
  return name.includes('-') ? `'${name}'` : name
}

function optional(field: Field): Field {
  const {
    required: _required,
    defaultValue: _defaultValue,
    ...rest
  } = field as Field & {
    required?: boolean
    defaultValue?: unknown
  }
  return rest as Field
}

/** The role hooks are added together with the field of roles. */
function hooksOf({ product, missing }: { product: CollectionConfig; missing: readonly Field[] }) {
  return product.auth && missing.some((field) => 'name' in field && field.name === 'roles') ? product.hooks : {}
}
