import type { FieldDefinition, FieldOptions, LinkValue, ResolvedLink } from '../types'
import { common } from './common'

/** A link to a document or an address. */
export function link(options: FieldOptions<LinkValue> = {}): FieldDefinition<LinkValue, ResolvedLink | null> {
  return common('link', options)
}
