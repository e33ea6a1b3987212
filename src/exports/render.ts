/**
 * The types of what an application gives to the renderer: layouts and slice components.
 *
 * @module voix/render
 */
export type {
  LayoutColor,
  LayoutConfig,
  LayoutImports,
  LayoutModule,
  LayoutProps,
  PageInfo,
  SliceComponent,
  SliceComponents,
  SliceImports,
} from '../render/types'
