import { around } from '../../dom/box'
import { WITHIN } from '../../dom/previewFrame'
import { listen } from '../../dom/listen'
import { boxedNodes, hasNoBox } from '../../dom/spots'
import { reveal } from '../overlay/useSight'
import styles from './within.module.css'

/** What the section is surrounded by, but for scripts and what the frame itself draws. */
const PAGE = ':not(script, style, link, template, [data-voix-beside])'

const ASIDE = 'data-voix-aside'

/** How much of the window at least is left to what stands above the section. */
const ABOVE = 0.15

/** The node of the page in which the section stands. */
export function placeOfSection(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${WITHIN}]`)
}

/** Dims all that stands around the section, and takes it out of the reach of pointer and keyboard. Returns the end. */
export function setAsideAround(place: HTMLElement): () => void {
  const aside = new Set<Element>()
  const setAside = () => {
    for (const node of pathOf(place)) {
      for (const other of node.parentElement?.children ?? []) {
        if (other === node || !other.matches(PAGE)) continue
        other.toggleAttribute('inert', true)
        dim(other, aside)
      }
    }
  }
  // Parts of the layout wake up late and put things beside it; a header stays in sight at some widths only.
  const changes = new MutationObserver(setAside)
  for (const { parentElement } of pathOf(place)) if (parentElement) changes.observe(parentElement, { childList: true })
  const stop = listen(window, { resize: setAside })
  if (styles.page) document.documentElement.classList.add(styles.page)
  setAside()
  return () => {
    changes.disconnect()
    stop()
    for (const node of aside) for (const name of ['inert', ASIDE]) node.removeAttribute(name)
  }
}

/** Marks what is to be dimmed for the style sheet, which asks for no `[style]`: that would style what stands in each node anew that is given one. */
function dim(node: Element, marked: Set<Element>): void {
  marked.add(node)
  if (!hasNoBox(node)) return node.setAttribute(ASIDE, staysInSight(node) ? 'over' : '')
  node.setAttribute(ASIDE, 'no-box')
  for (const inside of node.children) if (hasNoBox(inside)) dim(inside, marked)
}

/** Whether it stays where it is while the page scrolls below it. */
function staysInSight(node: Element): boolean {
  return ['sticky', 'fixed'].includes(getComputedStyle(node).position)
}

/** The nodes from the section outwards, to the outermost one of the page. */
function pathOf(place: HTMLElement): HTMLElement[] {
  const path: HTMLElement[] = []
  for (let node: HTMLElement | null = place; node && node !== document.body; node = node.parentElement) path.push(node)
  return path
}

/** Unfolds what the section is folded away in, and scrolls there: to its middle, or to its beginning where it is higher than the window. */
export function bringIntoSight(place: HTMLElement): void {
  reveal(place)
  const box = around(boxedNodes(place).map((node) => node.getBoundingClientRect()))
  if (!box) return
  const above = Math.max((window.innerHeight - (box.bottom - box.top)) / 2, window.innerHeight * ABOVE)
  window.scrollBy({ top: box.top - above, behavior: 'instant' })
}
