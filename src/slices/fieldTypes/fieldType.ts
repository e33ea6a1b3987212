import type {
  ArrayFieldValidation,
  Field as PayloadField,
  FieldAccess,
  NumberFieldSingleValidation,
  PayloadRequest,
  UploadFieldSingleValidation,
} from 'payload'
import type { QueryCondition } from '../../tree/types'
import type { MediaBreakpoints, ResolvedDocument, ResolvedLink, ResolvedMedia, RichTextValue } from '../values'
import type { ChangeLine, ReadablePart } from './words'
import type { FilledFrom } from './filledFrom'

/** A value, or a promise of it. Most fields are known at once, and a promise for each would cost more than the work. */
export type Soon<Value> = Value | Promise<Value>

/** A condition on another field of the same element, or of the same row of an array. */
export type FieldCondition = QueryCondition

/** What a field's own rule may ask. */
export interface FieldContext {
  /** The stored values of the element, or of the row, by the names of their fields. */
  siblingData: Readonly<Record<string, unknown>>
  req: PayloadRequest
}

/** What editors see of a field, and when. */
export interface FieldAdmin {
  /** Fields with the same group stand together in the inspector. */
  group?: string
  /**
   * The field is asked for while the other fields of the element or row are like this: `{ field: 'mode', operator: 'equals', value: 'link' }`.
   * All of several must hold. Otherwise the inspector leaves it out and publishing asks nothing of it; its value stays as it is.
   */
  condition?: FieldCondition | readonly FieldCondition[]
  /** Shown in the input while it is empty: an example of what to write or choose. Types without such an input do not show it. */
  placeholder?: string
  /** Shown to editors under the input: what the field is for, and what to write. */
  description?: string
}

/** Options that every field helper takes. */
export interface FieldOptions<Value> {
  label?: string
  defaultValue?: Value
  /** `false` takes the field away from editors until they switch it on. Default `true`. */
  enabled?: boolean
  /** Whether editors may style the field per breakpoint. Default `false`; `upload` and `image` pass sizes instead. */
  breakpoints?: boolean
  /** The label in the studio's inspector where it must differ from `label`. */
  editorLabel?: string
  /** What editors see of it, and when. */
  admin?: FieldAdmin
  /**
   * The rule that a value breaks, as a sentence, or `true`. Asked on the server after the type's own rules whenever the page is
   * published: drafts need not be finished. `siblingData` has the values of the element, or of the row.
   */
  validate?(value: Value | null | undefined, context: FieldContext): Soon<string | true>
  required?: boolean
  /** `false`: an id, a number, an address, nothing for translators. Default `true`; of texts, rich texts and links. */
  translate?: boolean
  /** Who may read and who may change the field, as in Payload: enforced by every write, shown in the studio. */
  access?: { read?: FieldAccess; update?: FieldAccess }
}

export interface SelectOption {
  label: string
  value: string
}

/** What the parts of a field type are told of a field: its definition on the server, its description in the browser. */
export interface FieldTraits {
  type: string
  /** The type of the product that its type is like. */
  like?: string
  defaultValue?: unknown
  options?: readonly SelectOption[]
  min?: number
  max?: number
  step?: number
  minRows?: number
  maxRows?: number
  /** The collection whose documents are chosen. */
  relationTo?: string
  /** Image only: any file may be chosen. */
  anyFile?: boolean
  /** Text only: written in several lines. */
  isLong?: boolean
  /** Sizes per breakpoint: upload and image only. */
  media?: MediaBreakpoints
}

/** A field of a slice. `Stored` is what the database holds, `Resolved` what the component receives. */
export interface FieldDefinition<Stored = unknown, Resolved = Stored>
  extends Omit<FieldOptions<Stored>, 'breakpoints'>, Omit<FieldTraits, 'defaultValue'> {
  /** What the field can do. Left out where only the name of a type of the product is known, as in a page's own fields. */
  fieldType?: FieldType
  /** `true`: may be styled per breakpoint. */
  styled: boolean
  /** Array and group only. */
  fields?: FieldMap
  /** A plain Payload field given instead of a helper. */
  payload?: PayloadField
  readonly __stored?: Stored
  readonly __resolved?: Resolved
}

/** A slice's fields by name: helpers of `field`, or any Payload field. */
export type FieldMap = Record<string, FieldDefinition<never, unknown> | FieldDefinition | PayloadField>

export type ResolvedFields<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends FieldDefinition<infer _Stored, infer Resolved> ? Resolved : unknown
}

/** A field as the browser knows it: the part of its definition that can be serialised. */
export interface FieldInfo extends FieldTraits {
  name: string
  label: string
  description: string | null
  placeholder?: string
  condition?: FieldAdmin['condition']
  /** May be styled per breakpoint. */
  styled: boolean
  group: string | null
  /** `false`: new elements have the field switched off. */
  enabled: boolean
  /** Cannot be switched off. */
  required: boolean
  /** Whether this person may change the field, by its own access rule. One that may not be read is not described at all. */
  canUpdate: boolean
  /** The component receives something that only the server can make of the stored value. */
  resolvedByServer: boolean
  /** What the component receives of no value at all. */
  empty: unknown
  /** What is chosen when nothing is: a select shows it. */
  defaultValue: unknown
  /** What a select offers. */
  options: readonly SelectOption[]
  /** The fields of an array's rows, or of a group. */
  fields: readonly FieldInfo[]
  /** What one row of an array is called. */
  rowLabel: string
  /** A Payload field whose input only the server can make: a component of the application, a condition. */
  needsServer: boolean
  /** What the editor of a rich text offers, by the names of Payload's features; headings by their tags. None told: everything. */
  features?: readonly string[]
}

/** How an application's collections fit the fields. */
export interface PayloadFieldOptions {
  /** Collections that links lead to. Default: pages and media. */
  linkTo?: readonly string[]
  /** The upload collection of pictures. Default: `media`. */
  media?: string
}

/** What a type makes its Payload field of. */
export interface PayloadInput {
  field: FieldDefinition
  base: PayloadBase
  options: PayloadFieldOptions
  /** The Payload fields of an array's rows, or of a group. */
  inner: (fields: FieldMap) => PayloadField[]
  /** Payload's own checks, to add to: they are too large to be imported where a type is used in the browser. */
  checks: {
    array: ArrayFieldValidation
    number: NumberFieldSingleValidation
    upload: UploadFieldSingleValidation
  }
}

/** What makes a stored value into what a component takes, with the visitor's rights. The page comes to depend on whatever is read. */
export interface ResolveTools {
  /** The site's time zone, in which days begin and end. */
  timeZone: string
  /** The link with its address as visitors may follow it; `null` when it leads nowhere. */
  link: (value: unknown) => Soon<ResolvedLink | null>
  /** One upload as one picture, by its id. */
  image: (value: unknown, sizes?: MediaBreakpoints) => Soon<ResolvedMedia | null>
  /** `[{ breakpoint, media }]` as one picture with a source per breakpoint. */
  media: (value: unknown, sizes?: MediaBreakpoints) => Soon<ResolvedMedia | null>
  richText: (value: unknown) => Soon<RichTextValue | null>
  /** The documents with these ids, in this order, without those that the visitor may not see. */
  documents: (collection: string, ids: unknown) => Promise<ResolvedDocument[]>
  /** A value by its Payload field: pictures, links and documents in it at any depth. */
  payload: (field: PayloadField, value: unknown) => Soon<unknown>
  /** The fields of a group. */
  fields: (fields: FieldMap, values: Readonly<Record<string, unknown>>) => Soon<Record<string, unknown>>
  /** Rows of fields. Each keeps its id. */
  rows: (fields: FieldMap, value: unknown) => Soon<({ id: string } & Record<string, unknown>)[]>
}

interface ShownValue<Traits> {
  field: Traits
  /** The stored value, as it is being edited. */
  value: unknown
  /** What was shown before: for most types what the server made of the last value. */
  last: unknown
  /** The same of a field of a row. */
  each: (inner: { field: FieldInfo; value: unknown; last: unknown }) => unknown
}

/**
 * Everything that the product must know of a type of field, in one object. It has to work on the server and in the browser, so it
 * imports neither: what needs the server comes as `tools`. Its input in the studio is a component of the same name (`studio.fields`).
 */
export interface FieldType<Stored = unknown, Resolved = unknown> {
  /** Letters and digits, a lower-case letter first: `text`, `richText`. */
  type: string
  /** The type of the product that this one is like: what the browser is not told of this one is done as for that one. */
  like?: string
  /** What editors call it: "Picture per breakpoint". */
  label: string
  /** The Payload field that stores and validates the value. `base` has what every field shares: name, label, default, admin. */
  payload: (input: PayloadInput) => PayloadField
  /** What the component receives. On the server. */
  resolve: (value: unknown, context: { field: FieldDefinition; tools: ResolveTools }) => Soon<Resolved>
  /**
   * What the preview shows at once, before the server answers. Left out: what was shown before, and nothing once the value is cleared.
   */
  preview?: (input: ShownValue<FieldInfo>) => unknown
  /** Whether `preview` is all that there is to show. Default: `false` without a `preview`, else `true`. */
  isWholeInPreview?: boolean | ((field: FieldDefinition, isWhole: (inner: FieldMap[string]) => boolean) => boolean)
  /** What the component receives of no value. Default `null`. */
  empty?: Resolved
  /** What a new field holds that has no default of its own. Default: nothing. */
  defaults?: Stored
  /** The value in words: to describe, to name, to compare. `null`: it has none. */
  text: (value: unknown, field: FieldTraits) => string | null
  /** The value in pieces where words alone do not show it: pictures by their id, colours. Default: its `text`. */
  parts?: (value: unknown, read: { field?: ReadableField; each: ReadValue }) => ReadablePart[]
  /** What became of a value. Default: its `text` before and after. */
  changes?: (change: { field: FieldInfo; before: unknown; after: unknown; words: ChangeWords }) => ChangeLine[]
  /** Whether the field may hold a value that did not come through its input. Nothing at all fits every field. Default: any does. */
  fits?: (value: unknown, field: FieldTraits) => boolean
  /** The message for an invalid value, or a function that returns it. */
  rule?: string | ((field: FieldTraits) => string)
  /** The rule that a definition breaks; `null`: none. Checked when the slice is defined. */
  check?: (field: FieldDefinition) => string | null
  /**
   * A type of an application: a page may have a field of its own of this type. What such a field is beside its type, as there is no
   * definition that says it: `{ relationTo: 'offers' }`. Left out: none has.
   */
  pageField?: Omit<FieldTraits, 'type' | 'like'>
  /** Its text may name an element among others of its kind. */
  isTelling?: boolean
  /** How its plain text is read and written where it stands on the page. Left out: it is not edited there. */
  inline?: { read: (value: unknown) => string | null; write: (value: unknown, text: string) => unknown }
  /** What a query may fill the field from. Default: nothing. */
  fills?: readonly DocumentFieldKind[]
  /** A document's value in the form in which this field stores it. Default: as it is. */
  fromDocument?: (value: unknown, from: FilledFrom) => unknown
}

interface Texts {
  label: string
  before: string
  after: string
}

/** The sentences of a comparison that every type of field shares. */
export interface ChangeWords {
  /** Two texts; where they are long, with their differences marked. */
  text: (texts: Texts) => ChangeLine
  /** Two texts with their differences marked, however short. The same text: only its formatting differs. */
  prose: (texts: Texts) => ChangeLine
  /** What became of a field of a row. */
  each: (change: { field: FieldInfo; before: unknown; after: unknown }) => ChangeLine[]
}

/** The kinds of a document's fields that a query can name. */
export type DocumentFieldKind =
  'text' | 'number' | 'checkbox' | 'date' | 'select' | 'relation' | 'media' | 'rich' | 'other'

export type ReadableField = Pick<FieldInfo, 'type' | 'like' | 'fields'>
export type ReadValue = (value: unknown, field?: ReadableField) => ReadablePart[]

/** What the server knows of a field beside Payload's own configuration. Payload keeps `custom` out of what browsers are sent. */
export interface FieldCustom {
  voix: { type: string; media: MediaBreakpoints | null }
  /** What a value that does not fit breaks. */
  misfit: (value: unknown) => string | null
}

/** The part of a Payload field that every type shares. */
export interface PayloadBase {
  name: string
  label?: string
  required?: boolean
  access?: FieldOptions<unknown>['access']
  admin: { description?: string; placeholder?: string }
  custom: FieldCustom
}
