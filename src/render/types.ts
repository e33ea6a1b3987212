import type { ComponentType, ReactNode } from 'react'
import type { PayloadRequest } from 'payload'
import type { Resolution } from '../slices/resolution'
import type { Json, LoaderTools, RenderContext, SliceProps } from '../slices/types'
import type { ColorRulesOption, ConditionsSettings, PaletteColor, Row, StyleTokens, Tag, Tree } from '../tree/types'

/** A slice's component as the renderer sees it: its own props are narrower, inferred from its definition. */
export type SliceComponent = ComponentType<SliceProps>

/** Server: slice name -> component. */
export type SliceComponents = Record<string, SliceComponent>

/** Browser (preview frame): slice name -> import of the module that exports the component as `default`. */
export type SliceImports = Record<string, () => Promise<{ default: SliceComponent }>>

/** What a placement is told of its section in the preview. */
export interface SectionState {
  title: string
  state: 'published' | 'draft' | 'gone'
}

/** The page's own part, as visitors may see it. */
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

/** Where elements for audiences stand among the outermost ones: each with all around it, which may show what it holds. */
export interface ReservedPlaces {
  /** The ids of all outermost elements that are shown to somebody. */
  order: readonly string[]
  /** Those in which something is for an audience. */
  reserved: readonly string[]
  /** The cookie by which a script knows that somebody may be signed in; `null` in what is brought to them. */
  hint: string | null
}

/** Everything that is needed to render a page, serialisable: the server renders it, the preview frame starts from it. */
export interface PageView {
  page: PageInfo
  rows: Row[]
  /** The tree of `rows`, where all of them are known to be shown. */
  tree?: Tree
  resolution: Resolution
  context: RenderContext
  /** Left out where all elements are for everyone. */
  places?: ReservedPlaces
}

/** A layout's serialisable part, known to the studio. Lives in `config.ts`. */
export interface LayoutConfig {
  name: string
  label: string
  /** Layouts of one family are named together where a slice says on which it stands. */
  family?: string
  /** The brand whose pages it draws, as editors call it: the list of pages is filtered by it. Default: the layout's label. */
  brand?: string
  /**
   * `false`: it renders, slices may name it and it may be looked at, but no page may choose it; pages that have it keep it, their
   * translations and what comes back from their versions, too. Default `true`.
   */
  isOffered?: boolean
  /** Colours offered by colour fields on pages of this layout. */
  palette: PaletteColor[]
  /**
   * Which fields take a colour of the palette only: `{ fields: ['backgroundColor', 'color'], background: 'palette', foreground: 'picker' }`, or each
   * rule as `{ picker, palette }`, see `ColorRulesOption`. Default: any colour.
   */
  colorRules?: ColorRulesOption
  /** What styles may be on pages of this layout: names of tokens, and whether anything else. */
  styles?: StyleTokens
}

/** The conditions on which visitors are shown an element. */
export interface ElementConditions extends ConditionsSettings {
  /** Its id. */
  element: string
}

/** What an element of the page tells the layout. */
export interface Signal {
  /** The name of its slice. */
  slice: string
  /** Its id. */
  element: string
  /** What `signal` of the slice's definition answered. */
  value: Json
  /**
   * Those of the element and of all around it, outermost first: not every visitor is shown it, and it counts for those who are. See `WithSignal` and
   * `UnlessSignal` of `voix/render/parts`. Left out: everybody is.
   */
  conditions?: readonly ElementConditions[]
}

export interface LayoutProps {
  page: PageInfo
  context: RenderContext
  /** What the layout's loader answered. */
  data: unknown
  /** What the page's elements tell the layout, in page order; see `signalsFrom`. Not those for an audience. */
  signals: readonly Signal[]
  children: ReactNode
}

/** How a language is called where one is chosen, and its sign: a flag. */
export interface LanguageChoice {
  code: string
  name: string
  icon?: string
}

export interface LayoutModule {
  default: ComponentType<LayoutProps>
  /** `false`: its pages keep Next's scripts, for components that use the browser outside an `<Island>`. Default `true`. */
  lean?: boolean
  /** Reads menus, brand and the like, once per render. Must pass `overrideAccess: false` and `req`. */
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

/** Layout name -> import of its module: layouts load on demand. */
export type LayoutImports = Record<string, () => Promise<LayoutModule>>
