'use client'

import { imports } from '@/blocks/registry/imports.client'
import { PreviewFrame } from '@/studio/preview/PreviewFrame'
import type { PreviewFrameProps } from '@/studio/preview/types'

/** The application's slices in the product's frame. */
export function Frame(props: Omit<PreviewFrameProps, 'imports'>) {
  return <PreviewFrame {...props} imports={imports} />
}
