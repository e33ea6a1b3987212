import type { StoreApi } from 'zustand/vanilla'
import type { StudioAnswer } from '../../sync'
import type { Point } from '../drag/geometry'

/** Why the editing of a text ends: it is done, or Tab goes on to another one. */
export type TextEnd = 'done' | 'next' | 'previous'

/** What a text is typed in where it stands on the page. It knows the stored value and nothing of the studio. */
export interface Host {
  /** What has the focus. */
  node: HTMLElement
  /** Puts the caret where the pointer was, else behind the last letter. */
  focus: (point: Point | null) => void
  /** Keys that were pressed before it was there: letters, Enter and Backspace. */
  type: (keys: readonly string[]) => void
  /** Shows a value that was not typed here. The caret stays as far as its place is still there. */
  show: (value: unknown) => void
  /** Nothing is typed into it any more. */
  freeze: () => void
  /** Gives the page its own text back. */
  remove: () => void
  /** What the studio says to what the text asked for. */
  take?: (answer: StudioAnswer) => void
  /** What a bar at the text shows and does. */
  bar?: RichControls
}

export interface HostInput {
  value: unknown
  /** `isTyped`: by the letter, so that it is undone together with the letters before it. */
  onChange: (value: unknown, isTyped: boolean) => void
  onEnd: (end: TextEnd) => void
}

export const RICH_COMMANDS = ['bold', 'italic', 'h2', 'h3', 'bullet', 'number', 'quote', 'link'] as const

export type RichCommand = (typeof RICH_COMMANDS)[number]

export interface RichControls {
  /** Those that the application's editor has. */
  offered: readonly RichCommand[]
  /** What the selected words are already. */
  active: StoreApi<ReadonlySet<RichCommand>>
  run: (command: RichCommand) => void
  /** Leads from the bar back to the text. */
  toText: () => void
}

/** Says in a node in which somebody types which text it is, for as long as there is none. */
export function setPlaceholder(node: HTMLElement, label: string): void {
  node.setAttribute('aria-placeholder', label)
  // It is drawn in a paragraph within the node as well, which has no such attribute.
  node.style.setProperty('--voix-label', JSON.stringify(label))
}
