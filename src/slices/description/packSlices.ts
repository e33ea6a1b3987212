import { isEqual } from '../../tree'
import { describedField } from '..'
import type { FieldInfo, SliceInfo } from '../types'

/**
 * A field without the values that equal the defaults of its type. `empty` is always sent: the browser does not have the
 * types of every application.
 */
type PackedField = Pick<FieldInfo, 'name' | 'type' | 'empty'> &
  Partial<Omit<FieldInfo, 'fields'>> & { fields?: PackedField[] }

export type PackedSlice = Omit<SliceInfo, 'fields'> & { fields: PackedField[] }

const KEPT = new Set(['name', 'type', 'empty'])

/**
 * Serialises the slices for the browser as JSON. 140 slices have ten thousand values, most of which equal the defaults
 * of a plain field.
 */
export function packSlices(slices: readonly SliceInfo[]): string {
  return `[${slices.map(packSlice).join(',')}]`
}

/** Restores the slices from the parsed JSON of `packSlices`. */
export function unpackSlices(packed: readonly PackedSlice[]): SliceInfo[] {
  return packed.map((slice) => ({ ...slice, fields: slice.fields.map(unpackField) }))
}

/** The server describes most slices once, so their JSON is cached. */
const packedOnes = new WeakMap<SliceInfo, string>()

function packSlice(slice: SliceInfo): string {
  const known = packedOnes.get(slice)
  if (known !== undefined) return known
  const packed = JSON.stringify({ ...slice, fields: slice.fields.map(packField) })
  packedOnes.set(slice, packed)
  return packed
}

function packField({ fields, ...field }: FieldInfo): PackedField {
  const usual: Record<string, unknown> = { ...describedField({ name: field.name, type: field.type }) }
  const own = Object.entries(field).filter(([key, value]) => KEPT.has(key) || !isEqual(value, usual[key]))
  return {
    ...(Object.fromEntries(own) as PackedField),
    ...(fields.length > 0 ? { fields: fields.map(packField) } : {}),
  }
}

function unpackField({ fields = [], ...field }: PackedField): FieldInfo {
  return describedField({ ...field, fields: fields.map(unpackField) })
}
