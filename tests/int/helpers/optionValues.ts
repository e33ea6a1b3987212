import { randomUUID } from 'node:crypto'
import type { FieldDefinition } from '../../../src/slices/fieldTypes/fieldType'
import type { Choices } from './optionChoices'
import { textOf } from './richText'

export type Values = Record<string, unknown>

/** A field of a slice, or of a row of its array, with values that must look different. */
interface Option {
  /** `tone`, or `images.category`. */
  path: string
  type: string
  values: readonly unknown[]
}

const words = (text: string) =>
  textOf([{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }])
const linkTo = (name: string) => ({ text: name, mode: 'href', href: `/${name}`, target: '_self' })
/** Values of text fields whose content is parsed. */
const TEXTS: Record<string, readonly string[]> = {
  phone: ['+1 876 555 0100', '+1 876 555 0199'],
  time: ['8:00', '14:30'],
  heights: ['0, 40, 90', '0, 10, 20'],
  country: ['Country 0', 'Country 1'],
  videoId: ['abcdef12345', 'ghijkl67890'],
  cfId: ['abcdef12345', 'ghijkl67890'],
  url: [
    'https://www.openstreetmap.org/export/embed.html?bbox=1',
    'https://www.openstreetmap.org/export/embed.html?bbox=2',
  ],
  cells: ['One | Two', 'One | Two | Three'],
}
const COLORS = ['#102030', '#e0d0c0']
const DATES = ['2026-02-03', '2031-05-06']

/** Image fields that hold a film. Pictures in them are ignored. */
const FILMS = new Set(['film'])

/** Returns all options of a select, both states of a checkbox, the limits of a number, two values of other types. */
function valuesOf(name: string, field: FieldDefinition, choices: Choices): readonly unknown[] {
  const { type, relationTo } = field as FieldDefinition & { relationTo?: string }
  const of = (slug: string) => (choices[slug] ?? []).slice(0, 2)
  const given: Record<string, () => readonly unknown[]> = {
    select: () => (field.options ?? []).map((option) => (typeof option === 'string' ? option : option.value)),
    checkbox: () => [true, false],
    number: () => [field.max ?? (field.min ?? 0) + 9, field.min ?? 0],
    email: () => ['first@example.com', 'other@example.com'],
    richText: () => [words('First words'), words('Other words')],
    link: () => [linkTo('first'), linkTo('other')],
    color: () => COLORS,
    date: () => DATES,
    datetime: () => DATES.map((date) => `${date}T12:00:00.000Z`),
    image: () => of(FILMS.has(name) ? 'films' : 'media'),
    upload: () => of('media').map((media) => [{ breakpoint: 'default', media }]),
    relationship: () => of(relationTo ?? '').map((id) => [id]),
    specials: () => of('specials').map((id) => [id]),
    bookingexcluderesorts: () => of('resorts').map((id) => [id]),
    documentName: () => of('forms'),
    payload: () => {
      const own = field.payload as { relationTo?: unknown } | undefined
      return own?.relationTo ? of(String(own.relationTo)) : ['first-words', 'other-words']
    },
  }
  return given[type]?.() ?? ['First words', 'Other words']
}

/** Returns all options of these fields, including rows of arrays and groups. */
export function optionsOf(fields: Record<string, unknown>, choices: Choices, above = ''): Option[] {
  return Object.entries(fields).flatMap(([name, field]): Option[] => {
    const path = `${above}${name}`
    const definition = field as FieldDefinition
    if (definition.fields) return optionsOf(definition.fields, choices, `${path}.`)
    return [{ path, type: definition.type, values: TEXTS[name] ?? valuesOf(name, definition, choices) }]
  })
}

/** Returns a value for each field: the default of selects and numbers, otherwise the first value. */
export function filledFields(fields: Record<string, unknown>, choices: Choices): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, unknown] => {
      const definition = field as FieldDefinition
      if (definition.fields) {
        const inner = { ...filledFields(definition.fields, choices) }
        return [name, definition.type === 'array' ? [1, 2, 3].map(() => ({ id: randomUUID(), ...inner })) : inner]
      }
      const [first] = optionsOf({ [name]: field }, choices)[0]?.values ?? []
      const keepsDefault = ['select', 'number', 'text', 'checkbox', 'payload'].includes(definition.type)
      return [name, keepsDefault ? (definition.defaultValue ?? first) : first]
    }),
  )
}

/** Returns `fields` with `value` at the path of an option, in the first row of an array. */
export function withOption(fields: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...fields, [name]: value }
  const inner = rest.join('.')
  const held = fields[name]
  if (!Array.isArray(held)) return { ...fields, [name]: withOption((held ?? {}) as Values, inner, value) }
  const [first, ...others] = held as Values[]
  return { ...fields, [name]: [withOption(first ?? { id: 'row' }, inner, value), ...others] }
}
