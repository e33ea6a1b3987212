import type { InnerPath } from '../model/innerPath'
import { domIdOf } from './fieldId'
import { FRAMES, focusRegion } from './regions'

/** A field of an element, or what stands within it, as the inspector has an input for it. */
export interface InspectedField {
  element: string
  /** Its path by the numbers of rows: `title`, `rows.0.title`. */
  field: string
  /** From there on, a way by the ids of rows. */
  at?: InnerPath | undefined
}

/** Presses the button that chooses where the link of a field leads, as soon as it is there. */
export function pressLink(place: InspectedField): void {
  let left = FRAMES
  const attempt = () => {
    const own = openedPlace(place)
    const button = own && find(`${own} [data-leads-to]:not([disabled])`)
    if (button) button.click()
    else if (left-- > 0) requestAnimationFrame(attempt)
  }
  requestAnimationFrame(attempt)
}

/** How long an editor of rich text may take to come, in pictures: five seconds or more. */
const FRAMES_OF_EDITOR = 300

/** For so many pictures an input may still come, and a button is not taken for it. */
const FRAMES_OF_INPUT = 4

const INPUT = ':is(input:not([hidden]), textarea, select, [contenteditable=true])'

/**
 * Puts the caret behind the last letter of a field's input, as soon as it is there, unless the focus goes elsewhere meanwhile. Rows in which
 * it stands are opened. A picture has no input: its first button is taken.
 */
export function focusField(place: InspectedField): void {
  const slot = slotOf(place)
  const from = document.activeElement
  let left = FRAMES
  const attempt = (waited: number) => {
    if (document.activeElement !== from) return
    const own = openedPlace(place)
    const isBusy = find(`${slot} [aria-busy=true]`) !== null
    const input =
      (own && find(`${own}${INPUT}, ${own} ${INPUT}`)) ??
      (!own || waited < FRAMES_OF_INPUT || isBusy ? null : find(`${own} button:not([disabled])`)) ??
      // An input of an application's own may carry no id.
      (left > 0 ? null : find(`${slot} ${INPUT}`))
    if (!input) {
      // What is still being loaded says so.
      if (isBusy) left = FRAMES
      if (left-- > 0 && waited < FRAMES_OF_EDITOR) requestAnimationFrame(() => attempt(waited + 1))
      return
    }
    input.focus()
    if (!input.isContentEditable) return
    const selection = document.getSelection()
    selection?.selectAllChildren(input)
    selection?.collapseToEnd()
  }
  requestAnimationFrame(() => attempt(0))
}

/**
 * The selector of where its input is; `null` while a row on the way is not drawn. Rows begin folded, and one within a row is drawn when that
 * one is open: they are opened.
 */
function openedPlace(place: InspectedField): string | null {
  const slot = slotOf(place)
  let path = ''
  for (const step of [...place.field.split('.'), ...(place.at ?? [])]) {
    const name = typeof step === 'string' ? step : numberOf(`${slot} [data-row="${CSS.escape(step.row)}"]`)
    if (name === null) return null
    path = path === '' ? name : `${path}.${name}`
    find(`${slot} [aria-controls="${CSS.escape(domIdOf(path))}"][aria-expanded=false]`)?.click()
  }
  return path.includes('.')
    ? `${slot} :is(#${CSS.escape(domIdOf(path))}, [data-field-path="${CSS.escape(path)}"])`
    : slot
}

function numberOf(row: string): string | null {
  const found = find(row)
  return found && String([...(found.parentElement?.children ?? [])].indexOf(found))
}

/** Focuses the input of a style, of the element or of one of its fields, as soon as it is there. */
export function focusStyle({ element, field, name }: { element: string; field: string | null; name: string }): void {
  const target = field ?? 'element'
  let left = FRAMES
  const attempt = () => {
    find(`${inspected(element)} [data-style-box="${CSS.escape(target)}"]:not([open])`)?.setAttribute('open', '')
    const input = find(`${inspected(element)} [name="${CSS.escape(`${target}.${name}`)}"]`)
    if (input) input.focus()
    else if (left-- > 0) requestAnimationFrame(attempt)
    else focusRegion('inspector')
  }
  requestAnimationFrame(attempt)
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

const inspected = (element: string) => `[data-inspected-element="${CSS.escape(element)}"]`

function slotOf({ element, field }: InspectedField): string {
  const [name = ''] = field.split('.')
  return `${inspected(element)} [data-field="${CSS.escape(name)}"]`
}
