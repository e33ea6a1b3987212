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

/** A value, or a promise of it. Most fields resolve synchronously, and a promise for each would cost more than the work. */
export type Soon<Value> = Value | Promise<Value>

/** A condition on another field of the same element, or of the same row of an array. */
export type FieldCondition = QueryCondition

/** The context of a field's own validation. */
export interface FieldContext {
  /** The stored values of the element or row, by the names of their fields. */
  siblingData: Readonly<Record<string, unknown>>
  req: PayloadRequest
}

/** The options for the field's input in the studio. */
export interface FieldAdmin {
  /** The inspector groups fields with the same value. */
  group?: string
  /**
   * The field is active if the other fields of the element or row match: `{ field: 'mode', operator: 'equals', value:
   * 'link' }`. If there are several, all must match. Otherwise the inspector hides the field and publishing does not
   * validate it; its value is kept.
   */
  condition?: FieldCondition | readonly FieldCondition[]
  /** The placeholder of an empty input: an example value. Types whose input has no placeholder ignore it. */
  placeholder?: string
  /** The text below the input: the purpose of the field, and what to write. */
  description?: string
}

/** Options that every field helper takes. */
export interface FieldOptions<Value> {
  label?: string
  defaultValue?: Value
  /** `false`: new elements have the field disabled, until an editor enables it. Default `true`. */
  enabled?: boolean
  /** Whether editors can style the field per breakpoint. Default `false`; `upload` and `image` take sizes instead. */
  breakpoints?: boolean
  /** The label in the studio's inspector, if it differs from `label`. */
  editorLabel?: string
  /** The options for the field's input in the studio. */
  admin?: FieldAdmin
  /**
   * Returns `true`, or the rule that the value breaks, as a sentence. Runs on the server after the type's own rules on
   * each publish; drafts are not validated. `siblingData` has the values of the element or row.
   */
  validate?(value: Value | null | undefined, context: FieldContext): Soon<string | true>
  required?: boolean
  /** `false`: the value needs no translation, such as an id, a number or an address. Default `true`; for texts, rich text and links. */
  translate?: boolean
  /** Access to read and to change the field, as in Payload. It is enforced on every write and shown in the studio. */
  access?: { read?: FieldAccess; update?: FieldAccess }
}

export interface SelectOption {
  label: string
  value: string
}

/** The traits of a field that the methods of its type receive: its definition on the server, its description in the browser. */
export interface FieldTraits {
  type: string
  /** The built-in type that its type extends. */
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

/** A field of a slice. `Stored` is the type of the value in the database, `Resolved` of the value that the component receives. */
export interface FieldDefinition<Stored = unknown, Resolved = Stored>
  extends Omit<FieldOptions<Stored>, 'breakpoints'>, Omit<FieldTraits, 'defaultValue'> {
  /** The field type. Omitted if only the name of a built-in type is known, as in a page's own fields. */
  fieldType?: FieldType
  /** Whether editors can style the field per breakpoint. */
  styled: boolean
  /** Array and group only. */
  fields?: FieldMap
  /** The Payload field, if it was passed instead of a helper. */
  payload?: PayloadField
  readonly __stored?: Stored
  readonly __resolved?: Resolved
}

/** A slice's fields by name: helpers of `field`, or any Payload field. */
export type FieldMap = Record<string, FieldDefinition<never, unknown> | FieldDefinition | PayloadField>

export type ResolvedFields<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends FieldDefinition<infer _Stored, infer Resolved> ? Resolved : unknown
}

/** The description of a field for the browser: the serialisable part of its definition. */
export interface FieldInfo extends FieldTraits {
  name: string
  label: string
  description: string | null
  placeholder?: string
  condition?: FieldAdmin['condition']
  /** Whether editors can style the field per breakpoint. */
  styled: boolean
  group: string | null
  /** `false`: the field is disabled in new elements. */
  enabled: boolean
  /** Whether the field cannot be disabled. */
  required: boolean
  /** Whether the user may change the field, by its access rule. A field without read access is not described. */
  canUpdate: boolean
  /** Whether only the server can create the value for the component from the stored one. */
  resolvedByServer: boolean
  /** The value that the component receives for an empty field. */
  empty: unknown
  /** The option that a select shows if none is chosen. */
  defaultValue: unknown
  /** The options of a select. */
  options: readonly SelectOption[]
  /** The fields of an array's rows, or of a group. */
  fields: readonly FieldInfo[]
  /** The name of one row of an array. */
  rowLabel: string
  /** Whether only the server can render the input of a Payload field: it has a custom component or a condition. */
  needsServer: boolean
  /** The features of the rich text editor, by the names of Payload's features; headings by their tags. Omitted: all features. */
  features?: readonly string[]
}

/** The application's collections for the fields. */
export interface PayloadFieldOptions {
  /** The collections that links can refer to. Default: pages and media. */
  linkTo?: readonly string[]
  /** The upload collection of pictures. Default: `media`. */
  media?: string
}

/** The input from which a type creates its Payload field. */
export interface PayloadInput {
  field: FieldDefinition
  base: PayloadBase
  options: PayloadFieldOptions
  /** The Payload fields of an array's rows, or of a group. */
  inner: (fields: FieldMap) => PayloadField[]
  /** Payload's validations, for types that extend them. Types are also imported in the browser, where these would be too large. */
  checks: {
    array: ArrayFieldValidation
    number: NumberFieldSingleValidation
    upload: UploadFieldSingleValidation
  }
}

/** Tools that convert a stored value for a component, with the visitor's access. The page is tagged with every document that is read. */
export interface ResolveTools {
  /** The site's time zone, in which days begin and end. */
  timeZone: string
  /** Returns the link with its address for visitors; `null` if it has no valid target. */
  link: (value: unknown) => Soon<ResolvedLink | null>
  /** Returns one upload as an image, by its id. */
  image: (value: unknown, sizes?: MediaBreakpoints) => Soon<ResolvedMedia | null>
  /** Returns `[{ breakpoint, media }]` as one image with a source per breakpoint. */
  media: (value: unknown, sizes?: MediaBreakpoints) => Soon<ResolvedMedia | null>
  richText: (value: unknown) => Soon<RichTextValue | null>
  /** Returns the documents with these ids in this order, without those that the visitor may not see. */
  documents: (collection: string, ids: unknown) => Promise<ResolvedDocument[]>
  /** Resolves a value by its Payload field: images, links and documents at any depth. */
  payload: (field: PayloadField, value: unknown) => Soon<unknown>
  /** Resolves the fields of a group. */
  fields: (fields: FieldMap, values: Readonly<Record<string, unknown>>) => Soon<Record<string, unknown>>
  /** Resolves rows of fields. Each keeps its id. */
  rows: (fields: FieldMap, value: unknown) => Soon<({ id: string } & Record<string, unknown>)[]>
}

interface ShownValue<Traits> {
  field: Traits
  /** The stored value, as it is being edited. */
  value: unknown
  /** The value shown before: for most types the server's result for the previous value. */
  last: unknown
  /** Resolves a nested field in the same way. */
  each: (inner: { field: FieldInfo; value: unknown; last: unknown }) => unknown
}

/**
 * Defines all behaviour of a field type in one object. It runs on the server and in the browser, so it imports no
 * server modules and uses `tools` instead. Its input in the studio is a component registered under the same name
 * (`studio.fields`).
 */
export interface FieldType<Stored = unknown, Resolved = unknown> {
  /** Letters and digits, a lower-case letter first: `text`, `richText`. */
  type: string
  /** The built-in type that this one extends. The browser uses it where it does not have this type. */
  like?: string
  /** The label for editors: "Picture per breakpoint". */
  label: string
  /** Returns the Payload field that stores and validates the value. `base` has the common properties: name, label, default, admin. */
  payload: (input: PayloadInput) => PayloadField
  /** Returns the value that the component receives. Runs on the server. */
  resolve: (value: unknown, context: { field: FieldDefinition; tools: ResolveTools }) => Soon<Resolved>
  /**
   * Returns the value that the preview shows at once, before the server responds. Default: the value shown before, or
   * nothing once the value is cleared.
   */
  preview?: (input: ShownValue<FieldInfo>) => unknown
  /** Whether `preview` returns the complete value. Default: `false` without a `preview`, else `true`. */
  isWholeInPreview?: boolean | ((field: FieldDefinition, isWhole: (inner: FieldMap[string]) => boolean) => boolean)
  /** The value that the component receives for an empty field. Default `null`. */
  empty?: Resolved
  /** The initial value of a new field without a default. Default: none. */
  defaults?: Stored
  /** Returns the value as text, for descriptions, names and comparisons; `null` if it has none. */
  text: (value: unknown, field: FieldTraits) => string | null
  /** Returns the value in parts if text alone does not show it: images by their id, colours. Default: its `text`. */
  parts?: (value: unknown, read: { field?: ReadableField; each: ReadValue }) => ReadablePart[]
  /** Describes a change of the value. Default: its `text` before and after. */
  changes?: (change: { field: FieldInfo; before: unknown; after: unknown; words: ChangeWords }) => ChangeLine[]
  /** Whether the field accepts a value that did not come from its input. Every field accepts an empty value. Default: any value. */
  fits?: (value: unknown, field: FieldTraits) => boolean
  /** The message for an invalid value, or a function that returns it. */
  rule?: string | ((field: FieldTraits) => string)
  /** Returns the rule that a definition breaks, or `null`. Called when the slice is defined. */
  check?: (field: FieldDefinition) => string | null
  /**
   * For types of an application: pages can have their own fields of this type. The traits of such a field, since it has
   * no definition: `{ relationTo: 'offers' }`. Default: pages have no such fields.
   */
  pageField?: Omit<FieldTraits, 'type' | 'like'>
  /** Whether the text can distinguish an element from others of the same slice. */
  isTelling?: boolean
  /** Reads and writes the plain text for editing on the page. Default: the field is not edited there. */
  inline?: { read: (value: unknown) => string | null; write: (value: unknown, text: string) => unknown }
  /** The kinds of document fields that a query can fill the field from. Default: none. */
  fills?: readonly DocumentFieldKind[]
  /** Converts a document's value to the stored form of this field. Default: unchanged. */
  fromDocument?: (value: unknown, from: FilledFrom) => unknown
}

interface Texts {
  label: string
  before: string
  after: string
}

/** Sentences of comparisons that all field types share. */
export interface ChangeWords {
  /** Compares two texts. In long texts the differences are marked. */
  text: (texts: Texts) => ChangeLine
  /** Compares two texts with their differences marked, whatever their length. For equal texts it says that only the formatting differs. */
  prose: (texts: Texts) => ChangeLine
  /** Describes the change of a nested field. */
  each: (change: { field: FieldInfo; before: unknown; after: unknown }) => ChangeLine[]
}

/** The kinds of document fields that a query can use. */
export type DocumentFieldKind =
  'text' | 'number' | 'checkbox' | 'date' | 'select' | 'relation' | 'media' | 'rich' | 'other'

export type ReadableField = Pick<FieldInfo, 'type' | 'like' | 'fields'>
export type ReadValue = (value: unknown, field?: ReadableField) => ReadablePart[]

/** Server-side data of a field in Payload's `custom`, which is not sent to browsers. */
export interface FieldCustom {
  voix: { type: string; media: MediaBreakpoints | null }
  /** Returns the rule that an invalid value breaks, or `null`. */
  misfit: (value: unknown) => string | null
}

/** The part of a Payload field that all types share. */
export interface PayloadBase {
  name: string
  label?: string
  required?: boolean
  access?: FieldOptions<unknown>['access']
  admin: { description?: string; placeholder?: string }
  custom: FieldCustom
}
