import type { FlattenedField } from 'payload'
import { isRecord, isSameValue } from '../../tree'

type Values = Record<string, unknown>

export interface FieldConflict {
  /** The path of the field: `title`, `meta.title`. */
  field: string
  mine: unknown
  theirs: unknown
}

interface Merge {
  fields: readonly FlattenedField[]
  /** What a write sends. */
  data: Values
  /** The document that the sender saw; `null`: not known any more. */
  base: Values | null
  /** The document as it is. */
  head: Values
  /** The language of `data`; `null`: all languages at once. */
  locale: string | null
  /** What the sender has decided of a conflict; `null`: nothing. */
  side: (field: string) => 'mine' | 'theirs' | null
}

/** Fields that each write sets by itself. */
const OWN = new Set(['id', 'updatedAt', 'createdAt', '_status'])

/**
 * What is left of a write of a document that others have changed since: without the fields that the sender left as they were, which keep
 * the values of the others. A field that both changed to different values is a conflict. Groups are merged by their fields.
 */
export function mergeFields({ fields, data, base, head, locale, side }: Merge): {
  data: Values
  conflicts: FieldConflict[]
} {
  const merged: Values = { ...data }
  const conflicts: FieldConflict[] = []
  for (const field of fields) {
    const { name } = field
    if (!Object.hasOwn(data, name) || OWN.has(name)) continue
    const [mine, was, theirs] = [data[name], base?.[name], head[name]].map((value, index) =>
      index === 0 ? value : inLocale(field, value, locale),
    )
    if ((field.type === 'group' || field.type === 'tab') && isRecord(mine)) {
      const inner = mergeFields({
        fields: field.flattenedFields,
        data: mine,
        base: base && asRecord(was),
        head: asRecord(theirs),
        locale: 'localized' in field && field.localized ? null : locale,
        side: (path) => side(`${name}.${path}`),
      })
      merged[name] = inner.data
      conflicts.push(...inner.conflicts.map((conflict) => ({ ...conflict, field: `${name}.${conflict.field}` })))
    } else if (isSameValue(mine, theirs)) continue
    else if (base && isSameValue(mine, was)) delete merged[name]
    else if ((base && isSameValue(theirs, was)) || side(name) === 'mine') continue
    else if (side(name) === 'theirs') delete merged[name]
    else conflicts.push({ field: name, mine, theirs: theirs ?? null })
  }
  return { data: merged, conflicts }
}

/** A stored value as a form of one language has it. */
function inLocale(field: FlattenedField, stored: unknown, locale: string | null): unknown {
  if (locale === null) return stored
  const isLocalized = 'localized' in field && field.localized
  const value = isLocalized && isRecord(stored) ? stored[locale] : stored
  // Inside of a localized field nothing else is localized.
  if (isLocalized || !Array.isArray(value)) return value
  return value.map((row: unknown) => {
    if (!isRecord(row)) return row
    const fields = fieldsOfRow(field, row)
    return { ...row, ...Object.fromEntries(fields.map((each) => [each.name, rowValue(each, row[each.name], locale)])) }
  })
}

function rowValue(field: FlattenedField, stored: unknown, locale: string): unknown {
  const value = inLocale(field, stored, locale)
  if ((field.type !== 'group' && field.type !== 'tab') || !isRecord(value)) return value
  const inner = field.flattenedFields.map((each) => [each.name, rowValue(each, value[each.name], locale)] as const)
  return { ...value, ...Object.fromEntries(inner) }
}

function fieldsOfRow(field: FlattenedField, row: Values): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  if (field.type !== 'blocks') return []
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
}

function asRecord(value: unknown): Values {
  return isRecord(value) ? value : {}
}
