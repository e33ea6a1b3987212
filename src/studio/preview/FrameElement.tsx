'use client'

import { memo, Suspense, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { conditionOutput, fieldStylesheet, insideRows, RenderElement, visitorMarks } from '../../render'
import { childrenOf } from '../../tree'
import { ROOT } from '../../tree/types'
import { ElementBoundary, UnknownElement } from './StandIns'
import { useFrameSession } from './frameSession'
import { STYLES } from './frameStore'

function useVersion(key: string): number {
  const { store } = useFrameSession()
  return useSyncExternalStore(
    (listener) => store.subscribe(key, listener),
    () => store.version(key),
    () => 0,
  )
}

/** Renders one element, again only after a change of it or of the child fields that its slice reads. */
const FrameElement = memo(function FrameElement({ id, document }: { id: string; document?: string }) {
  const { store } = useFrameSession()
  const version = useVersion(id)
  const row = store.tree().rows[id]
  const inside = store.scope().resolution[id]?.inside?.rows ?? []
  const isLoaded = row === undefined || [row, ...inside].every(({ blockType }) => store.isLoaded(blockType))
  // Only an element that waits for a module gets a boundary: each boundary streams separately.
  const [waits, setWaits] = useState(!isLoaded)
  if (!isLoaded && !waits) setWaits(true)
  if (row && store.isUnknown(row)) return row.element.enabled ? <UnknownElement row={row} /> : null
  const element = (
    <RenderElement id={id} scope={{ ...store.scope(), renderChild, document, hasStandIn: store.isUnknown }} />
  )
  return (
    <ElementBoundary id={id} slice={row?.blockType ?? ''} version={version}>
      {waits ? <Suspense fallback={null}>{element}</Suspense> : element}
    </ElementBoundary>
  )
})

function renderChild(id: string, document?: string): ReactNode {
  return <FrameElement document={document} id={id} />
}

/** The page's outermost elements. A page without any is an empty slot. */
export function FrameRoot() {
  const { store } = useFrameSession()
  useVersion(ROOT)
  const ids = childrenOf(store.tree(), null)
  if (ids.length === 0) return <div data-voix-slot="default" />
  return ids.map((id) => <FrameElement id={id} key={id} />)
}

/** Renders the page's stylesheet, again only after a change of styles. Hidden elements are included for editors. */
export function FrameStyles() {
  const { store } = useFrameSession()
  useVersion(STYLES)
  const rows = [...Object.values(store.tree().rows), ...insideRows(store.scope().resolution)]
  const visitor = store.visitor()
  const css = fieldStylesheet(rows, { isFaded: visitor === null }) + (visitor ? conditionOutput(rows).css : '')
  // As the inline script of the page does before the first picture.
  useLayoutEffect(() => {
    const root = document.documentElement
    const { hidden, shown } = visitor ? visitorMarks(rows, visitor) : { hidden: [], shown: [] }
    root.toggleAttribute('data-voix-visitor', visitor !== null)
    for (const [name, ids] of [
      ['data-vch', hidden],
      ['data-vcs', shown],
    ] as const) {
      if (ids.length > 0) root.setAttribute(name, ids.join(' '))
      else root.removeAttribute(name)
    }
  })
  return css === '' ? null : <style dangerouslySetInnerHTML={{ __html: css }} />
}
