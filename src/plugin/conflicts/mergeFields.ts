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
  /** The sent values. */
  data: Values
  /** The document that the sender saw, or `null` if it is no longer stored. */
  base: Values | null
  /** The stored document. */
  head: Values
  /** The language of `data`, or `null` for all languages. */
  locale: string | null
  /** Returns the sender's decision on a conflict, or `null`. */
  side: (field: string) => 'mine' | 'theirs' | null
}

/** Fields that every write sets. */
const OWN = new Set(['id', 'updatedAt', 'createdAt', '_status'])

/**
 * Removes unchanged fields from a write, so that they keep the values that others stored meanwhile. A field that both
 * changed to different values is a conflict. Groups are merged by field.
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

/** Returns a stored value in one language, as a form has it. */
function inLocale(field: FlattenedField, stored: unknown, locale: string | null): unknown {
  if (locale === null) return stored
  const isLocalized = 'localized' in field && field.localized
  const value = isLocalized && isRecord(stored) ? stored[locale] : stored
  // Fields inside of a localized field are not localized.
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
