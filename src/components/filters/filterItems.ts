interface FilterItems {
  /** Of what is filtered. */
  items: string
  /** Whether an item is what the form says. */
  isShown: (item: DOMStringMap, chosen: Readonly<Record<string, string>>) => boolean
  /** Said in the place of the number where nothing is left. */
  none: string
  /** What else follows from the form. */
  onFilter?: (chosen: Readonly<Record<string, string>>) => void
}

/** Shows those items of an island that its form asks for, and counts them. The form appears with the script that it needs. */
export function filterItems(island: HTMLElement, { items, isShown, none, onFilter }: FilterItems): void {
  const form = island.querySelector('form')
  const count = island.querySelector('[data-count]')
  if (!form) return
  form.hidden = false
  const filter = () => {
    const chosen = Object.fromEntries(new FormData(form)) as Record<string, string>
    let shown = 0
    for (const item of island.querySelectorAll<HTMLElement>(items)) {
      item.hidden = !isShown(item.dataset, chosen)
      if (!item.hidden) shown += 1
    }
    if (count) count.textContent = shown === 0 ? none : String(shown)
    onFilter?.(chosen)
  }
  form.addEventListener('input', filter)
  form.addEventListener('reset', () => setTimeout(filter))
  form.addEventListener('submit', (event) => event.preventDefault())
  filter()
}
