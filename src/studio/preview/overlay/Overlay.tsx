'use client'

import { lazy, Suspense, useEffect, useMemo, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { themeColors } from '../../dom/themeColor'
import { DropMarks } from '../drag/DropMarks'
import { useFrameSession, useFrameUi, useTree } from '../frameSession'
import { createTracker, type Tracker } from './createTracker'
import { ElementBar } from './ElementBar'
import { FieldMarks } from './FieldMarks'
import { InsertPoints } from './InsertPoints'
import { Pins } from './Pins'
import { OtherOutlines, Outline } from './Outline'
import styles from './overlay.module.css'
import { useInverseScale } from './useInverseScale'
import { useOpenTabs } from './useOpenTabs'
import { useSight } from './useSight'
import { placeOfSection } from '../within/place'
import { watchFarElements } from './farElements'
import emptySlots from './emptySlots.module.css'

/** What the studio draws over the page. It stands beside it in the document, so that the page's markup stays untouched. */
export function Overlay() {
  const { canEdit } = useFrameSession()
  const selected = useFrameUi((ui) => ui.selection.elements)
  const hovered = useFrameUi((ui) => ui.hovered ?? ui.hoveredInTree)
  const isEditing = useFrameUi((ui) => ui.editing !== null)
  const isDragging = useFrameUi((ui) => ui.drag !== null)
  const isMoved = useFrameUi((ui) => ui.drag?.subject.kind === 'elements')
  const isClicking = useFrameUi((ui) => ui.isClicking)
  const isBusy = isEditing || isDragging
  const root = useRef<HTMLDivElement>(null)
  const [tracker] = useState(() => createTracker(() => root.current))
  const inverse = useInverseScale()
  const colors = useColors()
  useEffect(() => tracker.wake(), [inverse, tracker])
  useOpenTabs()
  useSight()
  useFarElements(root)
  useReviewCursor()
  useEmptySlots({ inverse, isOn: canEdit })

  const last = selected.at(-1)
  const isHoverShown = hovered !== null && !selected.includes(hovered) && !isBusy
  return (
    <div
      className={styles.root}
      data-is-clicking={isClicking || undefined}
      data-voix-overlay
      ref={root}
      style={{ '--voix-inverse': String(inverse), ...colors } as CSSProperties}
    >
      <OtherOutlines tracker={tracker} />
      {isHoverShown && (
        <Outline
          bar={<ElementName id={hovered} />}
          id={hovered}
          key={`hover-${hovered}`}
          kind="hover"
          tracker={tracker}
        >
          {canEdit && <InsertPoints id={hovered} />}
        </Outline>
      )}
      {selected.map((id) => (
        <Outline
          bar={id === last && !isBusy && <ElementBar id={id} others={selected.length - 1} />}
          id={id}
          key={id}
          kind={isMoved ? 'dragged' : isEditing ? 'editing' : 'selected'}
          tracker={tracker}
        >
          {id === last && !isBusy && <FieldMarks id={id} tracker={tracker} />}
          {id === last && selected.length === 1 && canEdit && !isBusy && <InsertPoints id={id} />}
        </Outline>
      ))}
      <TextBar tracker={tracker} />
      <Pins tracker={tracker} />
      <DropMarks inverse={inverse} />
    </div>
  )
}

// It comes with the editor that it belongs to.
const RichBar = lazy(() => import('./RichBar'))

function TextBar({ tracker }: { tracker: Tracker }) {
  const editing = useFrameUi((ui) => ui.editing)
  if (!editing?.bar) return null
  const { bar, ...place } = editing
  return (
    <Suspense>
      <RichBar controls={bar} tracker={tracker} {...place} />
    </Suspense>
  )
}

function ElementName({ id }: { id: string }) {
  const { nameOf } = useFrameSession()
  const row = useTree((tree) => tree.rows[id])
  return row ? (
    <span className={styles.bar} data-voix-bar>
      <span className={styles.name}>{nameOf(row)}</span>
    </span>
  ) : null
}

/** The studio's theme colour. Pages are light, whatever theme the studio has. */
function useColors(): Record<string, string> {
  const color = useFrameUi((ui) => ui.themeColor)
  return useMemo(() => {
    const { accent, onAccent, focus } = themeColors(color).light
    return { '--voix-accent': accent, '--voix-on-accent': onAccent, '--voix-outline': focus }
  }, [color])
}

/** The overlay stands among the page's outermost nodes. Those of a section within a page stand in its place. */
function useFarElements(root: RefObject<HTMLElement | null>): void {
  const { isWithin, ui } = useFrameSession()
  useEffect(() => {
    const list = isWithin ? placeOfSection() : root.current?.parentElement
    return list ? watchFarElements({ list, onKnown: () => ui.setState({ isDistanceKnown: true }) }) : undefined
  }, [isWithin, root, ui])
}

/** Whatever is clicked in review mode is remarked on: the pointer says so over links and buttons as well. */
function useReviewCursor(): void {
  const isOn = useFrameUi((ui) => ui.reviewMode && !ui.isReadOnly)
  useEffect(() => {
    if (!isOn) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body, body * { cursor: crosshair !important }')
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [isOn])
}

/** Gives the page's empty slots a place that can be seen and clicked. The slices' own markup carries nothing of it. */
function useEmptySlots({ inverse, isOn }: { inverse: number; isOn: boolean }): void {
  useEffect(() => {
    if (!isOn) return
    if (emptySlots.page) document.documentElement.classList.add(emptySlots.page)
    // Not a property of the document's root: all that stands in it would inherit it, and be styled anew with it.
    const scale = new CSSStyleSheet()
    scale.replaceSync(`[data-voix-slot]:empty { --voix-slot-scale: ${inverse} }`)
    document.adoptedStyleSheets.push(scale)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== scale)
    }
  }, [inverse, isOn])
}
