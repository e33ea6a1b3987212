/** Keys that do nothing by themselves. */
const SILENT = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab'])

/** Whether an event may change a value: not a modifier, and not the studio's own undo and redo. */
export function isGesture(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return true
  const isHistory = (event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase())
  return !isHistory && !SILENT.has(event.key)
}

/**
 * The top-level field of a form in which an event happened, by Payload's ids (`field-list__0__title`). `null`: it cannot be told,
 * or the event was outside of the studio, in a drawer or a menu that may belong to any field. `undefined`: elsewhere in the studio.
 */
export function fieldOfTarget({
  target,
  form,
}: {
  target: EventTarget | null
  form: Element
}): string | null | undefined {
  if (!(target instanceof Element)) return undefined
  if (!form.contains(target)) return target.closest('[data-voix-studio]') ? undefined : null
  const node = target.closest('[data-field-path], [id^="field-"], label[for^="field-"], .field-type')
  const named = node?.matches('.field-type') ? node.querySelector('[data-field-path], [id^="field-"]') : node
  const path =
    named?.getAttribute('data-field-path') ?? (named?.getAttribute('for') || named?.id)?.slice('field-'.length)
  return path ? (path.split(/\.|__/)[0] ?? null) : null
}
