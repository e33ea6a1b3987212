'use client'

import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, TextQuote, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand/react'
import { pressedKey } from '../../dom/pressedKey'
import type { RichCommand, RichControls } from '../inline/host'
import { around, relativeTo, type Box } from '../../dom/box'
import { elementNodes } from '../../dom/spots'
import type { Tracker } from './createTracker'
import { barDistance, placeBar, type BarPlace } from './placeBar'
import styles from './richBar.module.css'

const COMMANDS: Record<RichCommand, { label: string; icon: LucideIcon }> = {
  bold: { label: 'Bold (Ctrl B)', icon: Bold },
  italic: { label: 'Italic (Ctrl I)', icon: Italic },
  h2: { label: 'Heading', icon: Heading2 },
  h3: { label: 'Smaller heading', icon: Heading3 },
  bullet: { label: 'Bulleted list', icon: List },
  number: { label: 'Numbered list', icon: ListOrdered },
  quote: { label: 'Quote', icon: TextQuote },
  link: { label: 'Link (Ctrl K)', icon: Link },
}

const GROUPS: readonly (readonly RichCommand[])[] = [
  ['bold', 'italic'],
  ['h2', 'h3', 'quote'],
  ['bullet', 'number'],
  ['link'],
]

/** Between the bar and the text, in heights of the bar. */
const GAP = 0.25

interface Props {
  element: string
  /** The text. */
  node: HTMLElement
  controls: RichControls
  tracker: Tracker
}

/** The bar at a rich text that is edited where it stands. The caret stays in the text. */
export default function RichBar({ element, node, controls, tracker }: Props) {
  const active = useStore(controls.active)
  const { offered } = controls
  // The one that Alt F10 leads to: where somebody was last.
  const [last, setLast] = useState<RichCommand | undefined>(offered[0])
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let last: BarPlace | null = null
    const measure = () => {
      const origin = ref.current?.parentElement?.getBoundingClientRect()
      const box = around([node.getBoundingClientRect()])
      const bar = ref.current?.querySelector<HTMLElement>('[role=toolbar]')
      const [barWidth, barHeight] = [bar?.offsetWidth ?? 0, bar?.offsetHeight ?? 0]
      // What reaches over the page's edge would make the page wider.
      const room = document.documentElement.clientWidth - (box?.left ?? 0) - barWidth
      const shift = Math.max(Math.min(0, room), -(box?.left ?? 0))
      const nodes = elementNodes(element)
      const sizes = box && {
        text: box,
        element: around(nodes.map((each) => each.getBoundingClientRect())) ?? box,
        others: otherTexts(nodes, node),
        bar: { left: box.left + shift, width: barWidth, height: barHeight },
        gap: barHeight * GAP,
        ...shownPage(),
        last,
      }
      return () => {
        if (!ref.current) return
        ref.current.hidden = !box || !origin
        if (!sizes || !origin) return
        last = placeBar(sizes)
        const distance = barDistance(last, sizes)
        if (bar) bar.style.marginLeft = `${shift}px`
        const place = relativeTo(sizes.text, origin)
        // No transform: a sticky bar inside would not know of it.
        const [left, top, height] = [`${place.left}px`, `${place.top}px`, `${place.bottom - place.top}px`]
        Object.assign(ref.current.style, { left, top, height })
        ref.current.style.setProperty('--voix-distance', `${distance}px`)
        ref.current.dataset.side = last.side
        ref.current.dataset.inside = String(last.side === 'above' && place.top < distance)
      }
    }
    const draw = () => measure()()
    const sizes = new ResizeObserver(draw)
    sizes.observe(node)
    const stop = tracker.track(element, { onBox: measure })
    draw()
    return () => {
      sizes.disconnect()
      stop()
    }
  }, [element, node, tracker])
  return (
    <div className={styles.place} hidden ref={ref}>
      <div className={styles.rail}>
        <div
          aria-label="Text format"
          aria-keyshortcuts="Alt+F10"
          className={styles.bar}
          data-voix-rich-bar
          onKeyDown={(event) => move(event, controls)}
          onMouseDown={(event) => event.preventDefault()}
          role="toolbar"
        >
          {GROUPS.map((group) => group.filter((command) => offered.includes(command))).map((group) =>
            group.length === 0 ? null : (
              <span className={styles.group} key={group[0]}>
                {group.map((command) => {
                  const { label, icon: Icon } = COMMANDS[command]
                  return (
                    <button
                      aria-label={label}
                      aria-pressed={active.has(command)}
                      className={styles.button}
                      data-rich-command={command}
                      key={command}
                      onClick={() => controls.run(command)}
                      onFocus={() => setLast(command)}
                      tabIndex={command === last ? 0 : -1}
                      title={label}
                      type="button"
                    >
                      <Icon aria-hidden size="1.35em" strokeWidth={2} />
                    </button>
                  )
                })}
              </span>
            ),
          )}
        </div>
      </div>
    </div>
  )
}

/** The boxes of an element's texts, without the one that is edited and those around it. */
function otherTexts(nodes: readonly HTMLElement[], edited: HTMLElement): Box[] {
  const parents = new Set<Element>()
  for (const node of nodes) {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (parent && text.nodeValue?.trim() && !edited.contains(parent) && !parent.contains(edited)) parents.add(parent)
    }
  }
  return [...parents].flatMap((parent) => around([parent.getBoundingClientRect()]) ?? [])
}

/** The page and what of it is on the screen, as boxes are measured. */
function shownPage(): { page: Box; view: Box } {
  const { clientWidth: right, clientHeight, scrollHeight } = document.documentElement
  return {
    page: { left: 0, top: -window.scrollY, right, bottom: scrollHeight - window.scrollY },
    view: { left: 0, top: 0, right, bottom: clientHeight },
  }
}

/** The keys of a toolbar. Whoever leaves it goes back to the text. */
function move(event: KeyboardEvent<HTMLElement>, { toText }: RichControls): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === event.target)
  const moves: Record<string, number> = { ArrowRight: (at + 1) % buttons.length, ArrowLeft: at - 1, Home: 0, End: -1 }
  const pressed = pressedKey(event)
  const next = moves[pressed]
  const isBack = pressed === 'Escape' || pressed === 'Tab'
  if (event.ctrlKey || event.metaKey || event.altKey || (next === undefined && !isBack)) return
  event.preventDefault()
  if (isBack) toText()
  else if (next !== undefined) buttons.at(next)?.focus()
}
