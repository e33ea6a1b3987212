import type { InnerPath } from '../model/innerPath'
import { domIdOf } from './fieldId'
import { FRAMES } from './regions'

/** A field of an element, or what stands `at` the end of a way within it, as the inspector has an input for it. */
export interface InspectedText {
  element: string
  field: string
  at?: InnerPath | undefined
}

/** How long an editor of rich text may take to come, in pictures: five seconds or more. */
const FRAMES_OF_EDITOR = 300

/** Presses the button that chooses where the link of a field leads, as soon as it is there. */
export function pressLink(place: InspectedText): void {
  let left = FRAMES
  const attempt = () => {
    const button = inputOf(place, '[data-leads-to]:not([disabled])')
    if (button) button.click()
    else if (left-- > 0) requestAnimationFrame(attempt)
  }
  requestAnimationFrame(attempt)
}

/** Puts the caret behind the last letter of a field's input, as soon as it is there, unless the focus goes elsewhere meanwhile. */
export function focusField(place: InspectedText): void {
  const from = document.activeElement
  let left = FRAMES
  const attempt = (waited: number) => {
    if (document.activeElement !== from) return
    const input = inputOf(place, ':is(input, textarea, select, [contenteditable=true])')
    if (!input) {
      // What is still being loaded says so.
      if (slotOf(place)?.querySelector('[aria-busy=true]')) left = FRAMES
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

function slotOf({ element, field }: InspectedText): Element | null {
  return document.querySelector(`[data-inspected-element="${CSS.escape(element)}"] [data-field="${CSS.escape(field)}"]`)
}

/** What a text is written or chosen in. A row that is folded has no inputs: it is opened. */
function inputOf(place: InspectedText, input: string): HTMLElement | null {
  const slot = slotOf(place)
  if (!slot || !place.at?.length) return slot?.querySelector<HTMLElement>(input) ?? null
  let path = place.field
  for (const step of place.at) {
    if (typeof step === 'string') path += `.${step}`
    else {
      const row = slot.querySelector(`[data-row="${CSS.escape(step.row)}"]`)
      if (!row) return null
      path += `.${[...(row.parentElement?.children ?? [])].indexOf(row)}`
      row.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(domIdOf(path))}"][aria-expanded=false]`)?.click()
    }
  }
  const own = slot.querySelector<HTMLElement>(
    `[id="${CSS.escape(domIdOf(path))}"], [data-field-path="${CSS.escape(path)}"]`,
  )
  return own?.matches(input) ? own : (own?.querySelector<HTMLElement>(input) ?? null)
}
