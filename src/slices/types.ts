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

/** Attributes that a slice spreads on the node of the field. Empty on the public site unless the field is styled. */
export type FieldAttributes = { dir?: 'auto'; 'data-voix-field'?: string; 'data-voix-of'?: string; 'data-vf'?: string }

/** Attributes that a slice must spread on its outermost node: DOM id, conditions, and the element's id in the preview. */
export type RootAttributes = {
  id?: string
  'data-voix-element'?: string
  'data-vc'?: string
  'data-vs'?: string
  'data-vt'?: string
}

/** Attributes for the node that contains a slot's children. Empty on the public site. */
export type SlotAttributes = { 'data-voix-slot'?: string }

/** A value that JSON can represent. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** The page's data that a slice receives. */
export interface RenderContext {
  languageCode: string
  layout: string
  siteId: number
  path: string
  /** The IANA name of the site's time zone, in which days begin and end. */
  timeZone: string
  /** Whether this is the studio's preview frame. */
  preview: boolean
  /** The labels in the page's language by key, with the default language as the fallback. */
  labels: Readonly<Record<string, string>>
}

export type ResolvedFields<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends FieldDefinition<infer _Stored, infer Resolved> ? Resolved : unknown
}

/**
 * The props of a slice's component, inferred from its definition, and from its loader if it has one: `SliceProps<typeof
 * hotelList, typeof load>`.
 */
export interface SliceProps<Definition extends { fields: object; slots: object } = SliceDefinition, Load = unknown> {
  id: string
  fields: ResolvedFields<Definition['fields']>
  /** The result of `load.ts`; `null` for a slice without one, and in the preview until the server has responded. */
  data: Load extends (...args: never[]) => Promise<infer Data> ? Data | null : unknown
  /** The rendered children per slot. An empty slot is `null`. */
  slots: { [Slot in keyof Definition['slots']]: ReactNode }
  /** The children of a slot one by one, if each needs its own wrapper (slides, columns). */
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
   * Spread on the node around a slot's children, which is also rendered without them: `<div {...slot.default}>`. The
   * studio then shows the empty slot at that node; otherwise at the element itself.
   */
  slot: { [Slot in keyof Definition['slots']]: SlotAttributes }
  hydrationMode: HydrationMode
  context: RenderContext
}

/** A slot of a slice: its allowed and its default elements. */
export interface SlotDefinition extends SlotRules {
  /**
   * The elements that a new element gets in the slot when it is added in the studio, in this order, each with its own
   * default elements. At least `min`. Editors can change and remove them.
   */
  defaultElements?: readonly DefaultElement[]
}

export interface DefaultElement {
  /** The name of the slice. */
  slice: string
  /** Stored values that override the slice's defaults. */
  fields?: Record<string, unknown>
}

/** Converts a table that is pasted into a text: the fields of the slice that receive its parts as texts. */
export interface PastedTableRule {
  /** The field for the caption. */
  caption?: string
  /** The field for the column headings, separated like the cells of a row. Default: they become the first row. */
  head?: string
  /** The slice of each row, and its field for the cells. */
  rows: { slice: string; cells: string; slot?: string }
  /** The separator of cells. Default `' | '`. If a cell contains it, a comma replaces it there. */
  separator?: string
  /** Wider tables are pasted as text. Default: no limit. */
  maxColumns?: number
  /** Values of the element that override the slice's defaults. */
  fields?: Record<string, unknown>
}

export interface SliceTemplate {
  label: string
  fields: Record<string, unknown>
}

/** Tools for `upgrade` of a definition. */
export interface UpgradeTools {
  /** Renames a field: its value, its style, its enabled state, and its binding to a query. */
  rename: (from: string, to: string) => void
}

/** Upgrades the fields of an element that was stored with version `from` to the current version. */
export type Upgrade = (fields: Record<string, unknown>, from: number, tools: UpgradeTools) => Record<string, unknown>

/** The argument of `defineSlice`. */
export interface SliceInput<Fields extends FieldMap, Slots extends Record<string, SlotDefinition>> {
  /** Name = folder = block slug: lower case, hyphens. */
  name: string
  label: string
  admin: {
    /** The family. The slicer and Payload's own list of blocks group slices by it. */
    group: string
  }
  /** The purpose: the group in the palette, and the icon. Default: a group of its family. */
  purpose?: SlicePurpose
  /** An icon that replaces that of its purpose: the path of an SVG of 24 × 24, drawn as a line. */
  icon?: string
  description?: string
  /** The address of a preview image. */
  preview?: string
  /** Layouts that offer the slice: a list of names, or families with exceptions. `'*'` (default) means all. */
  layouts?: LayoutLimit
  tags?: readonly string[]
  /** Existing elements still render, but the slice is not offered. */
  deprecated?: boolean
  /** For a deprecated slice: the name of its replacement. */
  replacedBy?: string
  /** The slice has a `load.ts` that reads documents. */
  database?: boolean
  hydrationMode?: HydrationMode
  /** `false`: the slice is only allowed in slots that list it by name, and not at the page's root. Default `true`. */
  root?: boolean
  maxPerPage?: number
  /** Text fields with the element's name for links (`#<value>`). Copies get a new name, a check reports equal names. */
  anchors?: readonly string[]
  /** The element is hidden if all of these fields are empty. A check reports it then. */
  hiddenWithout?: readonly string[]
  /** Increase it when stored elements must be changed to fit; `upgrade` changes them. Default 1. */
  version?: number
  /**
   * Upgrades the fields of an element stored with version `from` (1, 2 ... less than `version`) to this version.
   * `fields` is a copy that may be changed. `rename` of the tools renames a field with all data attached to it.
   */
  upgrade?: Upgrade
  /** Earlier names of the slice. */
  formerly?: readonly string[]
  fields: Fields
  /**
   * Returns a signal of an element to the layout around its page, from the fields that the component gets; `null`:
   * none. The layout reads it with `signalsFrom(signals, '<name of the slice>')`.
   */
  signal?(fields: ResolvedFields<Fields>): Json
  slots?: Slots
  templates?: Record<string, SliceTemplate>
  /** The slice accepts tables: a table that is pasted into a text becomes an element of the slice, below that text. */
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

/** A slice in an application: its layouts are resolved to names. */
export interface CatalogueSlice extends SliceDefinition {
  layouts: '*' | readonly string[]
}

/** Tools that loaders of slices and layouts receive in addition to their request. */
export interface LoaderTools {
  /** Call it for every document or collection shown, so that a change expires the page: `'specials'`, `'specials:<id>'`. */
  addTag: (tag: string) => void
  /** Call it if the output depends on the time: the page expires at this moment and is rendered again. */
  changesAt: (moment: Date) => void
  /** Prepares documents for a component and tags the page with them; see `ResolveDocuments`. */
  resolveDocuments: ResolveDocuments
  /**
   * Returns an address of this site for the language of the rendered page, if that translation is published. Needed
   * only for addresses in a loader's code: links, rich text and documents are already resolved.
   */
  hrefInLanguage: (href: string) => Promise<string>
  /** Returns the published translations of the page at a path of this site: language code -> path. */
  translationsAt: (path: string) => Promise<Record<string, string>>
}

/**
 * The arguments of a slice's `load.ts`. The type parameter is the slice: `LoadArgs<typeof hotelList>`. A loader must
 * pass `req` and `overrideAccess: false` to every Local API call.
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
 * Converts documents of a loader (any depth) for components: an upload becomes a `ResolvedMedia` in the sizes of
 * `media`, a link a `ResolvedLink`, and rich text gets its addresses. Adds the tag `<collection>:<id>` of each.
 */
export type ResolveDocuments = (args: {
  collection: string
  documents: readonly { id: string | number }[]
  /** Sizes of the documents' images. Default: 750 px wide, 1400 from `md`. */
  media?: MediaBreakpoints
}) => Promise<ResolvedDocument[]>

/** The `load` of any slice. Declared as a method, so that loaders with narrower fields are assignable. */
export type SliceLoader<Data = unknown> = { load(args: LoadArgs): Promise<Data> }['load']

/** A template of a slice: its label and its values. */
export interface TemplateInfo {
  name: string
  label: string
  fields: Readonly<Record<string, unknown>>
}

/** The description of a slice for the studio: the serialisable part of its definition. */
export interface SliceInfo extends Pick<
  SliceDefinition,
  'name' | 'label' | 'purpose' | 'icon' | 'description' | 'preview' | 'tags' | 'deprecated'
> {
  /** The family. */
  group: string
  /** The replacement of a deprecated slice. */
  replacedBy: string | null
  /** Whether it has a loader. The server renders the element again when a field changes. */
  database: boolean
  /** Whether it has a signal to the layout. The server renders the element again when a field changes. */
  signals: boolean
  hydrationMode: HydrationMode
  /** The version of the definition. New elements are stored with it. */
  version: number
  rules: SliceRules & { slots: Readonly<Record<string, SlotDefinition>> }
  fields: readonly FieldInfo[]
  /** The stored values of a new element. */
  defaults: Record<string, unknown>
  /** Alternatives to the defaults. */
  templates: readonly TemplateInfo[]
  /** The conversion of a table that is pasted into a text. */
  pastedTable?: PastedTableRule
}
