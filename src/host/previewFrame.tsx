'use client'

import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { OWN_COMPONENTS } from '../render/sections/SharedSection'
import type { SliceImports } from '../render/types'
import { PreviewFrame } from '../studio/preview/PreviewFrame'
import type { PreviewFrameProps } from '../studio/preview/createFrame'

const OWN_IMPORTS: SliceImports = Object.fromEntries(
  Object.entries(OWN_COMPONENTS).map(([name, component]) => [name, () => Promise.resolve({ default: component })]),
)

/**
 * Creates the product's frame with the application's slices: `export const Frame = previewFrame({ hero: () =>
 * import(...) })`.
 */
export function previewFrame(given: SliceImports) {
  const imports = { ...OWN_IMPORTS, ...given }
  return function Frame(props: Omit<PreviewFrameProps, 'imports' | 'show'>) {
    const router = useRouter()
    const show = useCallback(
      ({ pathname, search }: URL) => router.replace(pathname + search, { scroll: false }),
      [router],
    )
    return <PreviewFrame {...props} imports={imports} show={show} />
  }
}
