import type { FieldDefinition, FieldOptions, ResolvedDocument } from '../types'
import { common } from './common'

export interface DocumentsOptions extends FieldOptions<string[]> {
  /** The collection whose documents are chosen. */
  relationTo?: string
  /** The most documents that may be chosen. */
  max?: number
}

/** An ordered choice of special offers. `relationTo` defaults to `specials`. */
export function specials(options: DocumentsOptions = {}): FieldDefinition<string[], ResolvedDocument[]> {
  return documents('specials', { relationTo: 'specials', ...options })
}

/** The resorts that the booking widget leaves out. `relationTo` defaults to `resorts`. */
export function bookingexcluderesorts(options: DocumentsOptions = {}): FieldDefinition<string[], ResolvedDocument[]> {
  return documents('bookingexcluderesorts', { relationTo: 'resorts', ...options })
}

function documents(
  type: 'specials' | 'bookingexcluderesorts',
  { relationTo, max, ...options }: DocumentsOptions,
): FieldDefinition<string[], ResolvedDocument[]> {
  return { ...common<string[], ResolvedDocument[]>(type, options), relationTo, max }
}
