import type { Session } from '../model'
import type { StudioBoot } from '../model/boot'

const NAME = 'voix-preview'

/** The node of a page within which a section is shown. Its value: the title of the page. */
export const WITHIN = 'data-voix-within'

type Place = Pick<StudioBoot, 'pageId' | 'cameFrom'> & { release: { id: string } | null }

/** Not in TypeScript's DOM yet: moves a node without taking it out of the document, so that a frame keeps its own. */
interface Movable {
  moveBefore?: (node: Node, next: Node | null) => void
}

/** The preview's frame as HTML: in the page's first answer, so that the preview loads while the studio's own scripts do. */
export function previewFrameHtml(place: Place): string {
  return `<iframe name="${NAME}" src="${previewAddress(place)}" title="Preview of the page"></iframe>`
}

/** Where the page is previewed, as it is in the release that the studio works in: a shared section within the page from which one came. */
export function previewAddress({ pageId, cameFrom, release }: Place): string {
  const within = cameFrom === null ? '' : `/in/${encodeURIComponent(cameFrom)}`
  const query = release ? `?release=${encodeURIComponent(release.id)}` : ''
  return `/voix-preview/${encodeURIComponent(pageId)}${within}${query}`
}

/** The title of the page within which a document shows a section; `null`: it shows it alone, or a page. */
export function titleAround(document: Document): string | null {
  return document.querySelector(`[${WITHIN}]`)?.getAttribute(WITHIN) ?? null
}

/** The frame of the page that is open; `null` before there is one. */
export function findPreviewFrame(): HTMLIFrameElement | null {
  return document.querySelector<HTMLIFrameElement>(`iframe[name=${NAME}]`)
}

/** How the preview shows an element (`field: null`) or a field of it now; `null` where it does not. */
export function shownStyleOf({
  element,
  field,
}: {
  element: string
  field: string | null
}): CSSStyleDeclaration | null {
  const wanted = field === null ? '[data-voix-element]' : `[data-voix-field="${CSS.escape(field)}"]`
  const nodes = findPreviewFrame()?.contentDocument?.querySelectorAll(wanted)
  const own = [...(nodes ?? [])].find(
    (node) => node.closest('[data-voix-element]')?.getAttribute('data-voix-element') === element,
  )
  return own ? getComputedStyle(own) : null
}

/** Puts the frame where it is to stand, with its document where the browser can do that (`moveBefore`), or makes a new one. */
export function placePreviewFrame({
  stage,
  ...place
}: Place & {
  stage: HTMLElement & Movable
}): HTMLIFrameElement {
  const known = document.querySelector<HTMLIFrameElement>(`iframe[name=${NAME}][src="${previewAddress(place)}"]`)
  if (known?.parentElement === stage) return known
  if (known && stage.moveBefore) stage.moveBefore(known, null)
  else if (known) stage.append(known)
  else stage.insertAdjacentHTML('beforeend', previewFrameHtml(place))
  return stage.lastElementChild as HTMLIFrameElement
}

/** Calls back with the window of each document that the frame loads, the present one included. */
export function onFrameDocument(frame: HTMLIFrameElement, listen: (target: Window) => void): () => void {
  let known: Document | null = null
  const look = () => {
    const { contentWindow, contentDocument } = frame
    if (!contentWindow || !contentDocument || contentDocument === known || !isFrameLoaded(frame)) return
    known = contentDocument
    listen(contentWindow)
  }
  frame.addEventListener('load', look)
  look()
  return () => frame.removeEventListener('load', look)
}

/** Whether the frame has what it was to load: a page, or what the browser shows where none came, which nobody may look into. */
export function isFrameLoaded({ contentDocument }: HTMLIFrameElement): boolean {
  return !contentDocument || (contentDocument.readyState === 'complete' && contentDocument.URL !== 'about:blank')
}

/** Loads the frame's page anew, whatever stands in it. */
export function reloadFrame(frame: HTMLIFrameElement): void {
  frame.setAttribute('src', frame.getAttribute('src') ?? '')
}

/** Where the studio's frame stands in its window, and how much it is scaled. */
interface FramePosition {
  x: number
  y: number
  scale: number
}

/** CSS pixels between a spot of another window and the menu that the studio opens for it. */
const OFFSET = { x: 400, y: 130 }

/** Where a context item's menu opens, in CSS pixels. A spot of another window has no place here: it is shifted past panes and bar. */
export function contextPosition({ item, frame }: { item: NonNullable<Session['contextItem']>; frame: FramePosition }): {
  x: number
  y: number
} {
  if (item.isElsewhere) return { x: item.x + OFFSET.x, y: item.y + OFFSET.y }
  return { x: frame.x + item.x * frame.scale, y: frame.y + item.y * frame.scale }
}
