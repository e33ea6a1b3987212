import type { ShownColor, ShownHeading, ShownPage } from '../../slices/checks'
import { findPreviewFrame } from './previewFrame'
import { contrast } from './themeColor'

interface Input {
  document: Document
  /** Whether visitors could see the element: the preview has those that are switched off as well. */
  isShown: (element: string) => boolean
  /** The elements with a colour that somebody chose, each with its field. */
  colored: ReadonlyMap<string, string>
}

const ELEMENT = '[data-voix-element]'

/** What the preview shows now; `null` where there is none, or while it loads. */
export function readPreview(input: Omit<Input, 'document'>): ShownPage | null {
  const document = findPreviewFrame()?.contentDocument
  return document?.querySelector(ELEMENT) ? readShownPage({ ...input, document }) : null
}

/**
 * Headings and colours as the browser draws them: what a component makes of its fields no definition tells. Headings are read without asking how
 * they look: of a large page the browser would have to style what is far from the window.
 */
export function readShownPage({ document, isShown, colored }: Input): ShownPage {
  const nodes = [
    ...document.querySelectorAll<HTMLElement>(
      `${ELEMENT} :is(h1, h2, h3, h4, h5, h6), ${ELEMENT}:is(h1, h2, h3, h4, h5, h6)`,
    ),
  ]
  const headings = nodes.flatMap((node): ShownHeading[] => {
    const element = elementOf(node)
    if (element === null || !isShown(element)) return []
    const field = node.closest<HTMLElement>(`[data-voix-field], ${ELEMENT}`)?.dataset.voixField ?? null
    return [{ level: Number(node.tagName.slice(1)), text: (node.textContent ?? '').trim(), element, field }]
  })
  return { headings, colors: [...colored].flatMap(([element, field]) => colorOf({ document, element, field }) ?? []) }
}

/** Enough to find a text that cannot be read, and no more than an element with a thousand others inside may cost. */
const MOST_TEXTS = 100

/** Of the texts that have the element's colours, the one that is read worst. */
function colorOf({
  document,
  element,
  field,
}: {
  document: Document
  element: string
  field: string
}): ShownColor | null {
  const root = document.querySelector(`[data-voix-element="${CSS.escape(element)}"]`)
  if (!root) return null
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let worst: ShownColor | null = null
  for (let left = MOST_TEXTS, node = walker.nextNode(); node && left > 0; left--, node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (text === '' || !parent) continue
    const ground = groundOf(parent)
    const color = rgbOf(getComputedStyle(parent).color)
    const isOwn = elementOf(parent) === element || (ground?.node && elementOf(ground.node) === element)
    if (!ground || !color || !isOwn) continue
    const found = contrast(color, ground.color)
    if (!worst || found < worst.contrast) worst = { element, field, text, contrast: found, isLarge: isLarge(parent) }
  }
  return worst
}

type Rgb = readonly [number, number, number]

/** What a text stands on; `null` where that is no single colour: a picture, a gradient, something one sees through. */
function groundOf(node: Element): { color: Rgb; node: Element | null } | null {
  for (let at: Element | null = node; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    if (backgroundImage !== 'none' && backgroundImage !== '') return null
    if (isClear(backgroundColor)) continue
    const color = rgbOf(backgroundColor)
    return color && { color, node: at }
  }
  return { color: [255, 255, 255], node: null }
}

function isClear(color: string): boolean {
  return color === '' || color === 'transparent' || /[,/]\s*0\)$/.test(color)
}

/** A colour as browsers compute it; `null` for one that lets others through, and for spaces that are not RGB. */
function rgbOf(color: string): Rgb | null {
  const [, name, values = ''] = /^(rgba?|color)\((.*)\)$/.exec(color) ?? []
  if (name === undefined || (name === 'color' && !values.startsWith('srgb '))) return null
  const [red, green, blue, alpha = 1] = (values.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  if (red === undefined || green === undefined || blue === undefined || alpha < 1) return null
  const scale = name === 'color' ? 255 : 1
  return [red * scale, green * scale, blue * scale]
}

/** Source: WCAG 2.2, large-scale text: 18 pt, or 14 pt and bold. */
function isLarge(node: Element): boolean {
  const { fontSize, fontWeight } = getComputedStyle(node)
  const size = Number.parseFloat(fontSize)
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
}

function elementOf(node: Element): string | null {
  return node.closest<HTMLElement>(ELEMENT)?.dataset.voixElement ?? null
}
