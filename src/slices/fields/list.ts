import type { FieldDefinition, FieldMap, FieldOptions, ResolvedFields } from '../types'
import { common } from './common'

export interface ListOptions<Fields extends FieldMap> extends FieldOptions<Record<string, unknown>[]> {
  /** The fields of one row. */
  fields: Fields
  minRows?: number
  maxRows?: number
}

/** One row of a list as a component receives it. */
export type ListRow<Fields extends FieldMap> = { id: string } & ResolvedFields<Fields>

/** Rows of fields: slides, table rows, tabs. */
export function list<const Fields extends FieldMap>({
  fields,
  minRows,
  maxRows,
  ...options
}: ListOptions<Fields>): FieldDefinition<Record<string, unknown>[], ListRow<Fields>[]> {
  return { ...common<Record<string, unknown>[], ListRow<Fields>[]>('list', options), fields, minRows, maxRows }
}
