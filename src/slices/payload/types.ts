import type { FieldType } from '../types'

/** How an application's collections fit the fields. */
export interface PayloadFieldOptions {
  /** Collections that links lead to. Default: pages and media. */
  linkTo?: readonly string[]
  /** The upload collection of pictures. Default: `media`. */
  media?: string
  /** Admin components by field type, as Payload import paths: `{ color: 'voix/studio#ColorField' }`. */
  components?: Partial<Record<FieldType, string>>
  /** Names the rows of lists: an admin component as Payload import path. */
  rowLabel?: string
}
