'use client'

import type { SliceImports } from '../render/types'
import { PreviewFrame } from '../studio/preview/PreviewFrame'
import type { PreviewFrameProps } from '../studio/preview/createFrame'

/** The application's slices in the product's frame: `export const Frame = previewFrame({ hero: () => import(...) })`. */
export function previewFrame(imports: SliceImports) {
  return function Frame(props: Omit<PreviewFrameProps, 'imports'>) {
    return <PreviewFrame {...props} imports={imports} />
  }
}
