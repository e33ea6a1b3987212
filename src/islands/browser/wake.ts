import { createElement, Suspense, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates the HTML of an island. The boundary is the one that `<Island>` renders on the server. */
export function wake(Part: ComponentType<object>, island: HTMLElement): void {
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as object
  hydrateRoot(island, createElement(Suspense, { fallback: null }, createElement(Part, props)))
}
