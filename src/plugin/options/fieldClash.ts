import type { Field, OptionObject } from 'payload'
import { namedFields } from './namedFields'

/** Groups of types with the same storage. */
const ALIKE: readonly (readonly Field['type'][])[] = [
  ['text', 'textarea', 'email', 'code'],
  ['select', 'radio'],
]

interface Clash {
  /** Path of the field, such as `to.type`. */
  path: string
  /** The expected and the actual setting. */
  rule: string
}

/** Returns why an application's field is incompatible with the product's field of the same name, or `null`. */
export function fieldClash(own: Field, product: Field, within = ''): Clash | null {
  const path = within + ('name' in product ? String(product.name) : '')
  const clash = (rule: string): Clash => ({ path, rule })
  if (own.type !== product.type && !ALIKE.some((types) => types.includes(own.type) && types.includes(product.type))) {
    return clash(`its type must be ${product.type}, and is ${own.type}`)
  }
  if (isMany(own) !== isMany(product)) return clash(`\`hasMany\` must be ${String(isMany(product))}`)
  const lost = optionsOf(product).find((value) => !optionsOf(own).includes(value))
  if (lost !== undefined) return clash(`its options must include "${lost}"`)
  const unreached = targetsOf(product).find((slug) => !targetsOf(own).includes(slug))
  if (unreached !== undefined) return clash(`its \`relationTo\` must include "${unreached}"`)
  if (Array.isArray(relationOf(own)) !== Array.isArray(relationOf(product))) {
    return clash(`its \`relationTo\` must be ${Array.isArray(relationOf(product)) ? 'a list' : 'one collection'}`)
  }
  return innerClash({ own, product, within: `${path}.` })
}

function innerClash({ own, product, within }: { own: Field; product: Field; within: string }): Clash | null {
  if (!('fields' in product) || !('fields' in own)) return null
  const known = namedFields(own.fields)
  for (const field of namedFields(product.fields)) {
    const existing = known.find(({ name }) => name === field.name)
    const clash = existing
      ? fieldClash(existing, field, within)
      : { path: within + field.name, rule: `the product needs it, of the type ${field.type}` }
    if (clash !== null) return clash
  }
  return null
}

function isMany(field: Field): boolean {
  return 'hasMany' in field && field.hasMany === true
}

function optionsOf(field: Field): string[] {
  if (field.type !== 'select' && field.type !== 'radio') return []
  return field.options.map((option) => (typeof option === 'string' ? option : (option as OptionObject).value))
}

function relationOf(field: Field): unknown {
  return 'relationTo' in field ? field.relationTo : undefined
}

function targetsOf(field: Field): string[] {
  return 'relationTo' in field ? [field.relationTo].flat() : []
}
