import { withInnerValue } from '../../model/innerPath'
import type { FrameSession } from '../frameSession'
import { isEmptyText, isRich, looksSame, textOf, withText, type FieldText } from './fieldText'
import { makeNodes } from './makeNodes'
import { findRich } from './rich/findRich'

/** A node of ours that stands on the page while an empty text is edited that the page does not show. */
export interface Stand {
  node: Element | Text
  parent: Element
  before: Node | null
}

/** Where a text is shown, or would be if it were not empty. */
export interface Place {
  /** The node that shows a plain text, or the one around the blocks of a rich text; `null`: it is shown, but not so that it can be edited there. */
  shown: Text | HTMLElement | null
  /** The page's own node around it. */
  around: HTMLElement
  stand: Stand | null
}

interface Input {
  session: Pick<FrameSession, 'slice' | 'store'>
  element: string
  values: Readonly<Record<string, unknown>>
  texts: readonly FieldText[]
}

interface Marked {
  text: FieldText
  mark: string
}

/**
 * Where the page shows these texts. Only the slice knows, and its author has not said it: the slice is asked once more, with a mark in
 * each text, and where the marks come out is where the texts are. An empty text has a try of its own, which shows what is missing.
 */
export function findPlaces({ session, element, values, texts }: Input): Map<FieldText, Place> {
  const marked = texts.map((text, index): Marked => ({ text, mark: `\ue000${index}\ue001` }))
  const filled = marked.filter(({ text }) => !isEmptyText(text))
  const attempts = [
    ...(filled.length > 0 ? [filled] : []),
    ...marked.filter(({ text }) => isEmptyText(text)).map((one) => [one]),
  ]
  const found = new Map<FieldText, Place>()
  if (attempts.length === 0) return found
  const boxes = makeNodes({ session, element, variants: attempts.map((ones) => withMarks(values, ones)) })
  const selector = `[data-voix-element="${CSS.escape(element)}"]`
  const roots = [...document.querySelectorAll(selector)]
  for (const [index, box] of boxes.entries()) {
    const made = [...box.querySelectorAll(selector)]
    for (const { text, mark } of attempts[index] ?? []) {
      const places = roots.map((root, at) => (made[at] ? placeIn({ root, made: made[at], text, mark }) : null))
      const place = places.find((one) => one !== null)
      if (place) found.set(text, place)
    }
  }
  return found
}

function withMarks(values: Input['values'], marked: readonly Marked[]): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const { text, mark } of marked) {
    const { name, at, field, value } = text
    const inner = isRich(field)
      ? line(mark)
      : withText({ field, value, text: `${textOf({ field, value }) ?? ''}${mark}` })
    changed[name] = withInnerValue(name in changed ? changed[name] : values[name], at, inner)
  }
  return changed
}

function line(text: string) {
  return { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } }
}

interface Trial extends Marked {
  /** On the page. */
  root: Element
  /** With the marks. */
  made: Element
}

function placeIn({ root, made, text, mark }: Trial): Place | null {
  const marked = textWith(made, mark)
  const target = isRich(text.field) ? marked?.parentElement?.closest('p')?.parentElement : marked?.parentElement
  if (!marked || !target || !made.contains(target)) return null
  const followed = follow({ root, made, target })
  if (!followed) return null
  const { parent, missing, before } = followed
  // In a drawing nothing can be typed.
  if (!(parent instanceof HTMLElement) || !(target instanceof HTMLElement)) return null
  if (missing) return isEmptyText(text) ? standFor({ parent, missing, before, text, mark }) : null
  return isRich(text.field) ? richIn(parent, text) : plainIn({ parent, target, marked, text })
}

function textWith(node: Node, mark: string): Text | null {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  for (let next = walker.nextNode(); next; next = walker.nextNode())
    if (next instanceof Text && next.data.includes(mark)) return next
  return null
}

interface Followed {
  parent: Element
  /** What the page does not have there. */
  missing: Element | null
  before: Element | null
}

/** Goes the way to a node with marks on the page, as far as the page has it. */
function follow({ root, made, target }: { root: Element; made: Element; target: Element }): Followed | null {
  const way: Element[] = []
  for (let next = target; next !== made; next = next.parentElement as Element) way.unshift(next)
  if (root.tagName !== made.tagName) return null
  let [here, there] = [root, made]
  for (const step of way) {
    const [present, expected] = [ownChildren(here), ownChildren(there)]
    const at = expected.indexOf(step)
    const next = present[at]
    if (next && areAlike(present, expected)) [here, there] = [next, step]
    else if (areAlike(present, expected.toSpliced(at, 1))) return { parent: here, missing: step, before: next ?? null }
    else return null
  }
  return { parent: here, missing: null, before: null }
}

/** What is not the slice's: what stands in its slots, and what is being edited. */
const NOT_OWN = '[data-voix-element], [data-voix-stand], voix-text'

function ownChildren(node: Element): Element[] {
  return [...node.children].filter((child) => !child.matches(NOT_OWN))
}

function areAlike(some: readonly Element[], others: readonly Element[]): boolean {
  return some.length === others.length && some.every(({ tagName }, index) => tagName === others[index]?.tagName)
}

function richIn(node: HTMLElement, { value, ...text }: FieldText): Place {
  const found = findRich({ node, value })?.node ?? null
  return { shown: found ?? (isEmptyText({ ...text, value }) ? node : null), around: node, stand: null }
}

interface PlainTrial {
  parent: HTMLElement
  target: Element
  marked: Text
  text: FieldText
}

function plainIn({ parent, target, marked, text }: PlainTrial): Place | null {
  const [present, expected] = [ownNodes(parent), ownNodes(target)]
  const at = expected.indexOf(marked)
  const there = present.length === expected.length ? present[at] : null
  if (!isEmptyText(text)) {
    const value = textOf(text) ?? ''
    const shown = [there, ...present].find((node) => node instanceof Text && looksSame(node.data, value))
    return shown instanceof Text ? { shown, around: parent, stand: null } : null
  }
  // What the slice says instead of nothing.
  if (there instanceof Text) return { shown: there, around: parent, stand: null }
  if (present.length !== expected.length - 1) return null
  const node = document.createTextNode('')
  return { shown: node, around: parent, stand: { node, parent, before: present[at] ?? null } }
}

function ownNodes(node: Element): Node[] {
  return [...node.childNodes].filter((one) => one instanceof Text || (one instanceof Element && !one.matches(NOT_OWN)))
}

interface Missing extends Marked {
  parent: HTMLElement
  missing: Element
  before: Element | null
}

/** A copy of what the slice would show, without the mark. */
function standFor({ parent, missing, before, text, mark }: Missing): Place | null {
  const node = missing.cloneNode(true) as Element
  const marked = textWith(node, mark)
  if (!marked) return null
  marked.data = ''
  node.setAttribute('data-voix-stand', '')
  const shown = isRich(text.field) ? (marked.parentElement?.closest('p')?.parentElement ?? null) : marked
  return { shown, around: parent, stand: { node, parent, before } }
}
