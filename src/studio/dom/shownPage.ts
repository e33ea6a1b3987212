import type { ChosenColor, ShownColor, ShownHeading, ShownPage, Steps } from '../../slices/checks'
import { colorRuleKind } from '../../tree'
import { findPreviewFrame } from './previewFrame'
import { contrast, parse } from './themeColor'

interface Input {
  document: Document
  /** Whether visitors could see the element: the preview has those that are switched off as well. */
  isShown: (element: string) => boolean
  /** The colours that somebody chose, by the elements for which they did. */
  chosen: ReadonlyMap<string, readonly ChosenColor[]>
}

const ELEMENT = '[data-voix-element]'

/** What the preview shows now; `null` where there is none, or while it loads. */
export function* readPreview(input: Omit<Input, 'document'>): Steps<ShownPage | null> {
  const document = findPreviewFrame()?.contentDocument
  return document?.querySelector(ELEMENT) ? yield* readShownPage({ ...input, document }) : null
}

/**
 * Headings and colours as the browser draws them: what a component makes of its fields no definition tells. Headings are read without asking how
 * they look: of a large page the browser would have to style what is far from the window.
 */
export function* readShownPage({ document, isShown, chosen }: Input): Steps<ShownPage> {
  const headings: ShownHeading[] = []
  for (const node of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    yield
    const element = elementOf(node)
    if (element === null || !isShown(element)) continue
    const field = node.closest<HTMLElement>(`[data-voix-field], ${ELEMENT}`)?.dataset.voixField ?? null
    headings.push({ level: Number(node.tagName.slice(1)), text: (node.textContent ?? '').trim(), element, field })
  }
  return { headings, colors: yield* shownColors(document, chosen) }
}

/** Enough to find a text that cannot be read, and no more than an element with a thousand others inside may cost. */
const MOST_TEXTS = 100

/**
 * Of the texts that are drawn in a chosen colour, or on one, the one that is read worst, for each colour. What is drawn in other colours, as the
 * layout and the slices have them, is nothing that an editor chose: a colour that a slice uses for a line, or mixes with another, meets no text.
 */
function* shownColors(document: Document, chosen: Input['chosen']): Steps<ShownColor[]> {
  const drawn = drawnColors(document, chosen)
  const worst = new Map<ChosenColor, ShownColor>()
  for (const [element, { root }] of drawn) {
    yield
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let left = MOST_TEXTS, node = walker.nextNode(); node && left > 0; left--, node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      const ground = text === '' || !parent ? null : groundOf(parent)
      const color = ground && parent && rgbOf(getComputedStyle(parent).color)
      if (!ground || !color || !parent) continue
      const found =
        chosenFor({ drawn, from: parent, color, kind: 'foreground' }) ??
        chosenFor({ drawn, from: ground.node, color: ground.color, kind: 'background' })
      // What stands inside of another element with chosen colours is looked at there.
      if (found?.element !== element) continue
      const { field, style } = found.color
      const reading = contrast(color, ground.color)
      if (reading >= (worst.get(found.color)?.contrast ?? Infinity)) continue
      worst.set(found.color, {
        element,
        field,
        ...(style && { style }),
        text,
        contrast: reading,
        isLarge: isLarge(parent),
      })
    }
  }
  return [...worst.values()]
}

interface Drawn {
  root: Element
  colors: readonly { color: ChosenColor; rgb: Rgb }[]
}

/** The chosen colours of the elements that are drawn, as the browser computes them. */
function drawnColors(document: Document, chosen: Input['chosen']): Map<string, Drawn> {
  const drawn = new Map<string, Drawn>()
  for (const [element, colors] of chosen) {
    const root = document.querySelector<HTMLElement>(`[data-voix-element="${CSS.escape(element)}"]`)
    if (!root) continue
    const known = colors.flatMap((color) => {
      const rgb = rgbOf(color.value) ?? computed(root, color.value)
      return rgb ? [{ color, rgb }] : []
    })
    drawn.set(element, { root, colors: known })
  }
  return drawn
}

/** What a colour's name, variable or function is where the element stands: only a node that stands there tells. */
function computed(root: Element, value: string): Rgb | null {
  const probe = root.ownerDocument.createElement('span')
  probe.hidden = true
  probe.style.color = value
  root.append(probe)
  const rgb = probe.style.color === '' ? null : rgbOf(getComputedStyle(probe).color)
  probe.remove()
  return rgb
}

interface Wanted {
  drawn: ReadonlyMap<string, Drawn>
  /** The node that has the colour. */
  from: Element | null
  color: Rgb
  kind: 'foreground' | 'background'
}

/** The colour that somebody chose for the nearest element around a node, and in which the node is drawn. */
function chosenFor({ drawn, from, color, kind }: Wanted): { element: string; color: ChosenColor } | null {
  for (let root = from?.closest<HTMLElement>(ELEMENT); root; root = root.parentElement?.closest<HTMLElement>(ELEMENT)) {
    const element = root.dataset.voixElement ?? ''
    const same = (drawn.get(element)?.colors ?? []).filter(
      (each) => isOneColor(each.rgb, color) && (!each.color.style || stylesNode(each.color, from)),
    )
    const [first] = same
    const best = same.find((each) => colorRuleKind(each.color.name) === kind) ?? first
    if (best) return { element, color: best.color }
  }
  return null
}

/** A style of a field is that of the node that shows the field. */
function stylesNode({ field }: ChosenColor, node: Element | null): boolean {
  return field === null || node?.closest<HTMLElement>('[data-voix-field]')?.dataset.voixField === field
}

function isOneColor(one: Rgb, other: Rgb): boolean {
  return one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) < 1)
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

/** A colour as browsers compute it, or as six hex digits; `null` for one that lets others through, and for spaces that are not RGB. */
function rgbOf(color: string): Rgb | null {
  if (/^#[0-9a-f]{6}$/i.test(color)) return parse(color)
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
