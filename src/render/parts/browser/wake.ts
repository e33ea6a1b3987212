import { createElement, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandPart } from '../part'

/** Brings the HTML of an island to life. The boundary is the one that `<Island>` renders on the server. */
export async function wake(part: IslandPart<object>, island: HTMLElement): Promise<void> {
  const { default: Part } = await part()
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as object
  hydrateRoot(island, createElement(Suspense, { fallback: null }, createElement(Part, props)))
}
