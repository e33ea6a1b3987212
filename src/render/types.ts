import type { ComponentType, ReactNode } from 'react'
import type { PayloadRequest } from 'payload'
import type { Resolution } from '../slices/resolution'
import type { Json, LoaderTools, RenderContext, SliceProps } from '../slices/types'
import type { ColorRulesOption, ConditionsSettings, PaletteColor, Row, StyleTokens, Tag, Tree } from '../tree/types'

/**
 * A slice's component as the renderer calls it. The props of the component itself are narrower: they are inferred from
 * its definition.
 */
export type SliceComponent = ComponentType<SliceProps>

/** On the server: slice name -> component. */
export type SliceComponents = Record<string, SliceComponent>

/** In the browser (preview): slice name -> import of the module that exports the component as `default`. */
export type SliceImports = Record<string, () => Promise<{ default: SliceComponent }>>

/** The state of a section, which its placement shows in the preview. */
export interface SectionState {
  title: string
  state: 'published' | 'draft' | 'gone'
}

/** The page itself, as visitors may see it. */
export interface PageInfo {
  id: string
  title: string
  path: string
  layout: string
  languageCode: string
  siteId: number
  tags: Tag[]
  fields: Record<string, unknown>
  properties: { domId: string | null; settings: Record<string, unknown> }
  meta: {
    title: string | null
    description: string | null
    image: { url: string; width: number; height: number; alt: string } | null
    canonical: string | null
    noIndex: boolean
  }
  /** The same page in the other languages: code -> path. */
  translations: Record<string, string>
  /** The page and its translations that search engines may list: code -> path. Empty without translations. */
  alternates: Record<string, string>
  updatedAt: string
}

/** The positions of elements for audiences among the outermost ones, as each may affect the elements around it. */
export interface ReservedPlaces {
  /** The ids of all outermost elements that some visitor sees. */
  order: readonly string[]
  /** The ids of those with content for an audience. */
  reserved: readonly string[]
  /**
   * The cookie that shows scripts that the visitor may be signed in; `null` in the response with the reserved elements.
   */
  hint: string | null
}

/**
 * Everything that is needed to render a page. It is serialisable: the server renders it, and the preview starts with
 * it.
 */
export interface PageView {
  page: PageInfo
  rows: Row[]
  /** The tree of `rows`, if all of them are known to be shown. */
  tree?: Tree
  resolution: Resolution
  context: RenderContext
  /** Left out if all elements are for all visitors. */
  places?: ReservedPlaces
}

/** The serialisable part of a layout, which the studio knows. It is exported by `config.ts`. */
export interface LayoutConfig {
  name: string
  label: string
  /** Layouts of one family are listed together where a slice names its layouts. */
  family?: string
  /**
   * The brand whose pages have this layout, as editors call it: the list of pages can be filtered by it. Default: the
   * layout's label.
   */
  brand?: string
  /**
   * `false`: the layout renders, slices may name it and it may be previewed, but new pages cannot choose it. Pages that
   * have it keep it, as do their translations and restored versions. Default `true`.
   */
  isOffered?: boolean
  /** The colours that colour fields offer on pages of this layout. */
  palette: PaletteColor[]
  /**
   * Which fields allow only colours of the palette: `{ fields: ['backgroundColor', 'color'], background: 'palette',
   * foreground: 'picker' }`, or each rule as `{ picker, palette }`, see `ColorRulesOption`. Default: any colour.
   */
  colorRules?: ColorRulesOption
  /** The values of styles on pages of this layout: names of tokens, and whether others are allowed. */
  styles?: StyleTokens
}

/** The conditions on which visitors see an element. */
export interface ElementConditions extends ConditionsSettings {
  /** The id of the element. */
  element: string
}

/** A message of an element to the layout of the page. */
export interface Signal {
  /** The name of its slice. */
  slice: string
  /** Its id. */
  element: string
  /** The result of `signal` of the slice's definition. */
  value: Json
  /**
   * The conditions of the element and of all around it, outermost first: the signal counts only for visitors who see
   * the element. See `WithSignal` and `UnlessSignal` of `voix/render/parts`. Left out if all visitors see it.
   */
  conditions?: readonly ElementConditions[]
}

export interface LayoutProps {
  page: PageInfo
  context: RenderContext
  /** The result of the layout's loader. */
  data: unknown
  /** The signals of the page's elements, in page order; see `signalsFrom`. Elements for an audience have none. */
  signals: readonly Signal[]
  children: ReactNode
}

/** The name of a language in a menu, and its icon: a flag. */
export interface LanguageChoice {
  code: string
  name: string
  icon?: string
}

export interface LayoutModule {
  default: ComponentType<LayoutProps>
  /**
   * `false`: its pages keep Next's scripts, for components that use the browser outside an `<Island>`. Default `true`.
   */
  lean?: boolean
  /** Reads menus, the brand and the like, once per render. Must pass `overrideAccess: false` and `req`. */
  load?: (
    args: {
      req: PayloadRequest
      page: PageInfo
      context: RenderContext
      /** The application's languages, the default one first. */
      languages: readonly LanguageChoice[]
    } & LoaderTools,
  ) => Promise<unknown>
}

/** Layout name -> import of its module, so that layouts load on demand. */
export type LayoutImports = Record<string, () => Promise<LayoutModule>>
