import type { CollectionConfig, Field } from 'payload'
import type { Language, LayoutOption, SaveAction, Site } from '../collections/core/context'
import type { FieldType, SliceDefinition, SliceLoader } from '../slices/types'

export type { Role, VoixUser } from '../collections/core/access/roles'
export type { Language, LayoutOption, SaveAction, Site } from '../collections/core/context'

/** What may be changed of a product collection: everything but its slug; fields and hooks are added, never replaced. */
export type CollectionExtension = Partial<Omit<CollectionConfig, 'slug' | 'fields'>> & { fields?: Field[] }

/**
 * What an application adds to the studio. Modules of the browser (`'use client'`) are named as Payload names admin components, with the
 * export behind a `#`: `/src/studio/commands#commands`. An export is one of its kind, or a list of them.
 */
export interface StudioOptions {
  /** Exports of the type `Command`: they are in the palette, have their keys, and are listed by the help sheet. */
  commands?: readonly string[]
  /** Exports of the type `ElementTab` or `PageTab`: tabs of the inspector. */
  panels?: readonly string[]
  /** Exports of the type `StudioField`: `{ type, Input }`, the inputs of `fieldTypes`. A type that extends another has that one's. */
  fields?: readonly string[]
  /** Tokens of the layouts' stylesheets that the style panel offers: a font `serif` is `--font-serif`, a size `huge` is `--text-huge`. */
  styles?: { fonts?: readonly string[]; sizes?: readonly string[] }
}

/** Options of the plugin. */
export interface VoixOptions {
  /** Slice definitions. An empty list is an error: pages need something to be made of. */
  slices: readonly SliceDefinition[]
  /** Field types of the application's own, made with `defineFieldType` or `extendFieldType`. */
  fieldTypes?: readonly FieldType[]
  /** What the application adds to the studio. */
  studio?: StudioOptions
  /** Slice name -> import of its `load.ts`. */
  loaders?: Record<string, () => Promise<{ load: SliceLoader }>>
  layouts: readonly LayoutOption[]
  /** The layout of new pages. Default: the first. */
  defaultLayout?: string
  /** Default: English only. The first is the default language. */
  languages?: readonly Language[]
  /** Default: one site, id 0, any host. */
  sites?: readonly Site[]
  /** Additions to the product's collections by slug. */
  collections?: Record<string, CollectionExtension>
  /** Collections whose documents query elements may read. */
  queryCollections?: readonly string[]
  /** Save actions offered in the studio. Each defaults to `true`. */
  saveActions?: Partial<Record<SaveAction, boolean>>
  /** Folder of slice folders, checked at start: every component needs a configuration and the reverse. */
  slicesDir?: string
  /** Reserved first segments of paths beside the product's own. */
  reservedPaths?: readonly string[]
  /** Folder of what must outlive a release: uploads, caches. Default: `VOIX_DATA_DIR`, else `.data`. */
  dataDir?: string
  /** `false` takes the studio's screens away; collections, guards and endpoints stay, and the schema with them. Default `true`. */
  enabled?: boolean
}
