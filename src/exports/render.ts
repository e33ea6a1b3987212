/**
 * What an application gives to the renderer, layouts and slice components, by type; and what its layouts learn of a page.
 *
 * @module voix/render
 */
export { signalsFrom } from '../render/signals'
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
