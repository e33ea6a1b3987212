import { isEqual } from '../../tree'
import { describedField } from '..'
import type { FieldInfo, SliceInfo } from '../types'

/** A field without what a plain one of its type has. `empty` stays: the browser does not know the types of every application. */
type PackedField = Pick<FieldInfo, 'name' | 'type' | 'empty'> &
  Partial<Omit<FieldInfo, 'fields'>> & { fields?: PackedField[] }

export type PackedSlice = Omit<SliceInfo, 'fields'> & { fields: PackedField[] }

const KEPT = new Set(['name', 'type', 'empty'])

/**
 * The slices for the way from the server to the browser, as JSON: a hundred and forty slices are ten thousand values, most of which are
 * those of a plain field.
 */
export function packSlices(slices: readonly SliceInfo[]): string {
  return `[${slices.map(packSlice).join(',')}]`
}

/** The slices that `packSlices` packed, which was read as JSON since. */
export function unpackSlices(packed: readonly PackedSlice[]): SliceInfo[] {
  return packed.map((slice) => ({ ...slice, fields: slice.fields.map(unpackField) }))
}

/** The server describes most slices once. */
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
