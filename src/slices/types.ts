import type { ReactNode } from 'react'
import type { Field as PayloadField, PayloadRequest } from 'payload'
import type { Breakpoint, HydrationMode, Row, SlotRules } from '../tree/types'

/** The width, height (CSS pixels) and fit of a picture at one breakpoint. Without a height the picture keeps its own ratio. */
export interface MediaSize {
  width: number
  height?: number
  fit?: 'cover' | 'contain' | 'fill' | 'inside' | 'outside'
}

export type MediaBreakpoints = { default: MediaSize } & Partial<Record<Breakpoint, MediaSize>>

export type FieldType =
  | 'text'
  | 'wysiwyg'
  | 'media'
  | 'image'
  | 'link'
  | 'checkbox'
  | 'color'
  | 'select'
  | 'number'
  | 'datetime'
  | 'date'
  | 'specials'
  | 'bookingexcluderesorts'
  | 'list'
  | 'payload'

/** Options that every field helper takes. */
export interface FieldOptions<Value> {
  label?: string
  default?: Value
  /** `false` takes the field away from editors until they switch it on. Default `true`. */
  enabled?: boolean
  /** Whether editors may style the field per breakpoint. Default `false`; media fields pass sizes instead. */
  breakpoints?: boolean
  /** The label in the studio's inspector where it must differ from `label`. */
  editorLabel?: string
  /** One sentence under the input. */
  instructions?: string
  /** What the field is for; shown in the slicer. */
  description?: string
  /** Fields with the same group stand together in the inspector. */
  group?: string
  required?: boolean
}

/** A field of a slice. `Stored` is what the database holds, `Resolved` what the component receives. */
export interface FieldDefinition<Stored = unknown, Resolved = Stored> extends Omit<
  FieldOptions<Stored>,
  'breakpoints'
> {
  type: FieldType
  /** `true`: may be styled per breakpoint. */
  styled: boolean
  /** Sizes per breakpoint: media and image only. */
  media?: MediaBreakpoints
  /** Image only: any file may be chosen. */
  anyFile?: boolean
  /** Select only. */
  options?: readonly SelectOption[]
  min?: number
  max?: number
  step?: number
  /** List only. */
  fields?: FieldMap
  minRows?: number
  maxRows?: number
  /** specials, bookingexcluderesorts: the collection whose documents are chosen. */
  relationTo?: string
  /** A plain Payload field given instead of a helper. */
  payload?: PayloadField
  readonly __stored?: Stored
  readonly __resolved?: Resolved
}

export interface SelectOption {
  label: string
  value: string
}

/** A slice's fields by name: helpers of `field`, or any Payload field. */
export type FieldMap = Record<string, FieldDefinition<never, unknown> | FieldDefinition | PayloadField>

/** A link as stored. */
export interface LinkValue {
  text?: string | null
  target?: '_self' | '_blank' | null
  mode?: 'relationship' | 'href' | null
  /** Document that the link leads to: `{ relationTo, value }`. */
  relationship?: { relationTo: string; value: number | string } | null
  href?: string | null
}

/** A link as a component receives it: the address is resolved and safe. */
export interface ResolvedLink {
  text: string
  href: string
  target: '_self' | '_blank'
  external: boolean
}

/** A media value as stored: the picture per breakpoint; a breakpoint without one takes the next smaller one's. */
export type MediaValue = { breakpoint: Breakpoint; media: number | string | null }[]

/** One `<source>` of a `<picture>`. */
export interface PictureSource {
  media: string | null
  /** `null`: the server answers in the best format that the browser takes. */
  type: string | null
  srcSet: string
  width: number
  height: number
}

/** A picture ready to be rendered: signed addresses, reserved space. `<Picture>` takes it as it is. */
export interface ResolvedMedia {
  kind: 'picture' | 'video' | 'file'
  alt: string
  src: string
  /** The same picture in several widths, for screens below the first source's. */
  srcSet?: string | null
  width: number
  height: number
  /** What larger screens show, the largest first. */
  sources: PictureSource[]
  /** A tiny data URL or colour shown until the picture is there. */
  placeholder?: string | null
  /** The original file's address, name and MIME type. */
  file: { url: string; filename: string; mimeType: string; filesize: number }
}

/** Lexical's serialised editor state. Internal links in a resolved value carry their address. */
export interface RichTextValue {
  root: { type: string; children: unknown[]; [key: string]: unknown }
  [key: string]: unknown
}

/** A document chosen by a field or found by a query, as the visitor may see it. */
export type ResolvedDocument = { id: string } & Record<string, unknown>

/** Attributes that a slice spreads on the node that shows the field. Empty on the public site unless the field is styled. */
export type FieldAttributes = { 'data-voix-field'?: string; 'data-vf'?: string }

/** Attributes that a slice must spread on its outermost node: the DOM id, conditions, and in the preview the element's id. */
export type RootAttributes = { id?: string; 'data-voix-element'?: string; 'data-vc'?: string }

/** Attributes for the node that holds a slot's children. Empty on the public site. */
export type SlotAttributes = { 'data-voix-slot'?: string }

/** What a slice knows of the page around it. */
export interface RenderContext {
  languageCode: string
  layout: string
  siteId: number
  path: string
  /** Whether this is the studio's preview frame. */
  preview: boolean
  /** The label for a key in the page's language, the fallback else. */
  labels: Readonly<Record<string, string>>
}

export type ResolvedFields<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends FieldDefinition<infer _Stored, infer Resolved> ? Resolved : unknown
}

/** The props of a slice's component, inferred from its definition. */
export interface SliceProps<Definition extends { fields: object; slots: object } = SliceDefinition> {
  id: string
  fields: ResolvedFields<Definition['fields']>
  /** What `load.ts` answered; `null` for a slice without one. */
  data: Definition extends { __data?: infer Data } ? Data : unknown
  /** The rendered children per slot. An empty slot is `null`. */
  slots: { [Slot in keyof Definition['slots']]: ReactNode }
  /** The children of a slot one by one, where each needs a wrapper of its own (slides, columns). */
  children: {
    [Slot in keyof Definition['slots']]: {
      id: string
      node: ReactNode
      label: string
      fields: Record<string, unknown>
    }[]
  }
  /** Spread on the outermost node: `<section {...root}>`. */
  root: RootAttributes
  /** Spread on the node that shows a field: `<h2 {...field.title}>`. */
  field: { [Name in keyof Definition['fields']]: FieldAttributes }
  /**
   * Spread on the node around a slot's children that is there even without them: `<div {...slot.default}>`. The studio then offers the
   * empty slot where it stands; without it, at the element itself.
   */
  slot: { [Slot in keyof Definition['slots']]: SlotAttributes }
  hydrationMode: HydrationMode
  context: RenderContext
}

export interface SliceTemplate {
  label: string
  fields: Record<string, unknown>
}

/** What a developer passes to `defineSlice`. */
export interface SliceInput<Fields extends FieldMap, Slots extends Record<string, SlotRules>> {
  /** Name = folder = block slug: lower case, hyphens. */
  name: string
  label: string
  /** The family in the palette. */
  group: string
  description?: string
  /** Address of a preview picture. */
  preview?: string
  /** Layouts that offer the slice; `'*'` (default) means all. */
  layouts?: '*' | readonly string[]
  tags?: readonly string[]
  /** Still renders, no longer offered. */
  deprecated?: boolean
  /** Of a deprecated slice: the name of the one to use instead. */
  replacedBy?: string
  /** The slice has a `load.ts` that reads documents. */
  database?: boolean
  hydrationMode?: HydrationMode
  /** `false`: may stand only in a slot that lists it by name, never at the page's root. Default `true`. */
  root?: boolean
  maxPerPage?: number
  fields: Fields
  slots?: Slots
  templates?: Record<string, SliceTemplate>
}

export interface SliceDefinition<
  Fields extends FieldMap = FieldMap,
  Slots extends Record<string, SlotRules> = Record<string, SlotRules>,
> extends Required<Omit<SliceInput<Fields, Slots>, 'maxPerPage' | 'preview' | 'replacedBy' | 'fields' | 'slots'>> {
  fields: Fields
  slots: Slots
  preview: string | null
  replacedBy?: string
  maxPerPage?: number
}

/** What a slice's `load.ts` receives. It must pass `req` and `overrideAccess: false` on to every Local API call. */
export interface LoadArgs {
  req: PayloadRequest
  fields: Record<string, unknown>
  row: Row
  context: RenderContext
  /** Call for every document or collection shown, so that a change expires the page: `'specials'` or `'specials:<id>'`. */
  addTag: (tag: string) => void
  /** Call where time alone changes what is shown: from this moment on the page is made anew. Static pages do not look at the clock. */
  changesAt: (moment: Date) => void
  /** Makes documents ready for a component and tags the page with them; see `ResolveDocuments`. */
  resolveDocuments: ResolveDocuments
}

/**
 * Turns documents that a loader read (any depth) into what components take: an upload becomes a `ResolvedMedia` in the
 * sizes of `media`, a link a `ResolvedLink`, rich text gets its addresses. Adds the tag `<collection>:<id>` of each.
 */
export type ResolveDocuments = (args: {
  collection: string
  documents: readonly { id: string | number }[]
  /** Sizes of the documents' pictures. Default: 750 px wide, 1400 from `md`. */
  media?: MediaBreakpoints
}) => Promise<ResolvedDocument[]>

export type SliceLoader<Data = unknown> = (args: LoadArgs) => Promise<Data>
