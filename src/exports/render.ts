/**
 * Types of what an application passes to the renderer, its layouts and slice components, and helpers by which layouts
 * read a page.
 *
 * @module voix/render
 */
/** @public */
export { signalsFrom } from '../render/signals'
/** @public */
export { MOST_LETTERS as MOST_SEARCH_LETTERS } from '../serve/search/searchQuery'
/** @public */
export { foundText, MarkedText } from '../serve/search/SearchScreen'
/** @public */
export type { SearchPageProps } from '../serve/search/SearchScreen'
/** @public */
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
