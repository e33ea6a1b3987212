import type { ReactNode } from 'react'
import type { PayloadRequest } from 'payload'
import type { HydrationMode, Row, SliceRules, SlotRules } from '../tree/types'
import type { FieldDefinition, FieldInfo, FieldMap } from './fieldTypes/fieldType'
import type { LayoutLimit } from './layoutLimit'
import type { SlicePurpose } from './purposes'
import type { MediaBreakpoints, ResolvedDocument } from './values'

export type { RelationshipOptions } from './fieldTypes/relationship'
export type * from './fieldTypes/fieldType'
export type * from './fieldTypes/words'
export type { LayoutFamilies, LayoutLimit } from './layoutLimit'
export type { KnownPurpose, OwnPurpose, SlicePurpose } from './purposes'
export type * from './values'

/** Attributes that a slice spreads on the node that shows the field. Empty on the public site unless the field is styled. */
export type FieldAttributes = { dir?: 'auto'; 'data-voix-field'?: string; 'data-voix-of'?: string; 'data-vf'?: string }

/** Attributes that a slice must spread on its outermost node: the DOM id, conditions, and in the preview the element's id. */
export type RootAttributes = {
  id?: string
  'data-voix-element'?: string
  'data-vc'?: string
  'data-vs'?: string
  'data-vt'?: string
}

/** Attributes for the node that holds a slot's children. Empty on the public site. */
export type SlotAttributes = { 'data-voix-slot'?: string }

/** What survives JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** What a slice knows of the page around it. */
export interface RenderContext {
  languageCode: string
  layout: string
  siteId: number
  path: string
  /** The IANA name of the site's time zone, in which days begin and end. */
  timeZone: string
  /** Whether this is the studio's preview frame. */
  preview: boolean
  /** The label for a key in the page's language, the fallback else. */
  labels: Readonly<Record<string, string>>
}

export type ResolvedFields<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends FieldDefinition<infer _Stored, infer Resolved> ? Resolved : unknown
}

/**
 * The props of a slice's component, inferred from its definition, and from its loader where it has one:
 * `SliceProps<typeof hotelList, typeof load>`.
 */
export interface SliceProps<Definition extends { fields: object; slots: object } = SliceDefinition, Load = unknown> {
  id: string
  fields: ResolvedFields<Definition['fields']>
  /** What `load.ts` answered; `null` for a slice without one, and in the preview until the server has answered. */
  data: Load extends (...args: never[]) => Promise<infer Data> ? Data | null : unknown
  /** The rendered children per slot. An empty slot is `null`. */
  slots: { [Slot in keyof Definition['slots']]: ReactNode }
  /** The children of a slot one by one, where each needs a wrapper of its own (slides, columns). */
  children: {
    [Slot in keyof Definition['slots']]: {
      id: string
      node: ReactNode
      label: string
      fields: Record<string, unknown>
      /** Spread on the node that shows a child's field outside of the child: `<button {...tab.field.title}>`. */
      field: Record<string, FieldAttributes>
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

/** A slot of a slice: what may stand in it, and what does from the beginning. */
export interface SlotDefinition extends SlotRules {
  /**
   * What stands in the slot of an element that is added in the studio, in this order: each with its slice's own default elements inside.
   * At least `min`. Editors change and remove them like any others.
   */
  defaultElements?: readonly DefaultElement[]
}

export interface DefaultElement {
  /** The name of its slice. */
  slice: string
  /** Values other than the slice's defaults, as they are stored. */
  fields?: Record<string, unknown>
}

/** What becomes of a table that is pasted into a text: the fields of the slice that take its parts, each as a text. */
export interface PastedTableRule {
  /** The field for its caption. */
  caption?: string
  /** The field for the headings of its columns, separated as the cells of a row are. Without one, they are its first row. */
  head?: string
  /** A child for each row, and its field for the cells. */
  rows: { slice: string; cells: string; slot?: string }
  /** Between cells. Default `' | '`; a cell that holds its sign gets a comma instead. */
  separator?: string
  /** A wider table stays text. Default: no limit. */
  maxColumns?: number
  /** Values of the element other than the slice's defaults. */
  fields?: Record<string, unknown>
}

export interface SliceTemplate {
  label: string
  fields: Record<string, unknown>
}

/** What `upgrade` of a definition may do beside returning the fields. */
export interface UpgradeTools {
  /** Gives a field another name: its value, its style, whether it is switched off, and what a query fills it from. */
  rename: (from: string, to: string) => void
}

/** Makes the fields of an element that was stored with version `from` what the present version asks for. */
export type Upgrade = (fields: Record<string, unknown>, from: number, tools: UpgradeTools) => Record<string, unknown>

/** What a developer passes to `defineSlice`. */
export interface SliceInput<Fields extends FieldMap, Slots extends Record<string, SlotDefinition>> {
  /** Name = folder = block slug: lower case, hyphens. */
  name: string
  label: string
  admin: {
    /** The family: the slicer and Payload's own list of blocks show the slices of one together. */
    group: string
  }
  /** What it is for: its group in the palette, and its icon. Default: a group of its family. */
  purpose?: SlicePurpose
  /** An icon of its own in place of its purpose's: the path of an SVG of 24 × 24, drawn as a line. */
  icon?: string
  description?: string
  /** Address of a preview picture. */
  preview?: string
  /** Layouts that offer the slice: a list of names, or families with exceptions. `'*'` (default) means all. */
  layouts?: LayoutLimit
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
  /** Text fields that name the element for links (`#<value>`). Copies get another name, and a check reports equal names. */
  anchors?: readonly string[]
  /** Fields that the element needs one of to be shown. A check reports it if all are empty. */
  hiddenWithout?: readonly string[]
  /** Counted up when stored elements must be changed to fit; `upgrade` changes them. Default 1. */
  version?: number
  /**
   * Makes the fields of an element stored with version `from` (1, 2 ... less than `version`) what this version asks for. `fields` is a
   * copy that may be changed. `rename` of the tools gives a field another name with everything that hangs on it.
   */
  upgrade?: Upgrade
  /** Names that the slice had before. */
  formerly?: readonly string[]
  fields: Fields
  /**
   * What an element tells the layout around its page, by its fields as the component gets them; `null`: nothing. The layout finds it by
   * `signalsFrom(signals, '<name of the slice>')`.
   */
  signal?(fields: ResolvedFields<Fields>): Json
  slots?: Slots
  templates?: Record<string, SliceTemplate>
  /** The slice takes tables: one that is pasted into a text becomes an element of it, below that text. */
  pastedTable?: PastedTableRule
}

export interface SliceDefinition<
  Fields extends FieldMap = FieldMap,
  Slots extends Record<string, SlotDefinition> = Record<string, SlotDefinition>,
> extends Required<
  Omit<
    SliceInput<Fields, Slots>,
    | 'maxPerPage'
    | 'anchors'
    | 'hiddenWithout'
    | 'preview'
    | 'icon'
    | 'replacedBy'
    | 'upgrade'
    | 'signal'
    | 'fields'
    | 'slots'
    | 'pastedTable'
  >
> {
  fields: Fields
  slots: Slots
  preview: string | null
  icon: string | null
  replacedBy?: string
  maxPerPage?: number
  anchors?: readonly string[]
  hiddenWithout?: readonly string[]
  upgrade?: Upgrade
  signal?(fields: ResolvedFields<Fields>): Json
  pastedTable?: PastedTableRule
}

/** A slice in an application: its layouts are known by name. */
export interface CatalogueSlice extends SliceDefinition {
  layouts: '*' | readonly string[]
}

/** What loaders of slices and layouts are given beside their request. */
export interface LoaderTools {
  /** Call for every document or collection shown, so that a change expires the page: `'specials'` or `'specials:<id>'`. */
  addTag: (tag: string) => void
  /** Call where time alone changes what is shown: from this moment on the page is made anew. Static pages do not look at the clock. */
  changesAt: (moment: Date) => void
  /** Makes documents ready for a component and tags the page with them; see `ResolveDocuments`. */
  resolveDocuments: ResolveDocuments
  /**
   * An address of this site that a loader knows by itself, as it leads to the page in the language of the one that is rendered, where that
   * is published. Links, rich text and documents come with such addresses already.
   */
  hrefInLanguage: (href: string) => Promise<string>
  /** The published versions of the page at a path of this site: language code -> path. */
  translationsAt: (path: string) => Promise<Record<string, string>>
}

/**
 * What a slice's `load.ts` receives; of which slice, the parameter says: `LoadArgs<typeof hotelList>`. It must pass `req` and
 * `overrideAccess: false` on to every Local API call.
 */
export interface LoadArgs<
  Definition extends { fields: object } = { fields: Record<string, unknown> },
> extends LoaderTools {
  req: PayloadRequest
  /** As the component receives them. */
  fields: ResolvedFields<Definition['fields']>
  row: Row
  context: RenderContext
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

/** The `load` of any slice: a method, so that one which knows its slice's fields is among them. */
export type SliceLoader<Data = unknown> = { load(args: LoadArgs): Promise<Data> }['load']

/** A template of a slice: what it is called, and the values that it brings. */
export interface TemplateInfo {
  name: string
  label: string
  fields: Readonly<Record<string, unknown>>
}

/** A slice as the studio knows it: the serialisable part of its definition. */
export interface SliceInfo extends Pick<
  SliceDefinition,
  'name' | 'label' | 'purpose' | 'icon' | 'description' | 'preview' | 'tags' | 'deprecated'
> {
  /** The family. */
  group: string
  /** The slice to use instead of a deprecated one. */
  replacedBy: string | null
  /** Has a loader: its data come from the server again when a field changes. */
  database: boolean
  /** Tells the layout something: it comes from the server again when a field changes. */
  signals: boolean
  hydrationMode: HydrationMode
  /** Of its definition: new elements are stored with it. */
  version: number
  rules: SliceRules & { slots: Readonly<Record<string, SlotDefinition>> }
  fields: readonly FieldInfo[]
  /** The stored values of a new element. */
  defaults: Record<string, unknown>
  /** Ways to begin, beside the defaults. */
  templates: readonly TemplateInfo[]
  /** What becomes of a table that is pasted into a text. */
  pastedTable?: PastedTableRule
}
