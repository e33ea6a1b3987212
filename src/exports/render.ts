/**
 * What an application gives to the renderer, layouts and slice components, by type; and what its layouts learn of a page.
 *
 * @module voix/render
 */
export { signalsFrom } from '../render/signals'
export { MOST_LETTERS as MOST_SEARCH_LETTERS } from '../serve/search/asked'
export { foundText, MarkedText } from '../serve/search/SearchScreen'
export type { SearchPageProps } from '../serve/search/SearchScreen'
export type {
  LanguageChoice,
  LayoutConfig,
  LayoutImports,
  LayoutModule,
  LayoutProps,
  PageInfo,
  Signal,
  SliceComponent,
  SliceComponents,
  SliceImports,
} from '../render/types'
