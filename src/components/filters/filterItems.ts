interface FilterItems {
  /** Of what is filtered. */
  items: string
  /** Where they stand. Default: in the island. */
  within?: ParentNode
  /** Whether an item is what the form says. */
  isShown: (item: DOMStringMap, chosen: Readonly<Record<string, string>>) => boolean
  /** Said in the place of the number where nothing is left. */
  none: string
  /** What else follows from the form. */
  onFilter?: (chosen: Readonly<Record<string, string>>, shown: number) => void
}

/** Shows those items of an island that its form asks for, and counts them. The form appears with the script that it needs. */
export function filterItems(
  island: HTMLElement,
  { items, within = island, isShown, none, onFilter }: FilterItems,
): void {
  const form = island.querySelector('form')
  const count = island.querySelector('[data-count]')
  if (!form) return
  form.hidden = false
  const filter = () => {
    const chosen = Object.fromEntries(new FormData(form)) as Record<string, string>
    let shown = 0
    for (const item of within.querySelectorAll<HTMLElement>(items)) {
      item.hidden = !isShown(item.dataset, chosen)
      if (!item.hidden) shown += 1
    }
    if (count) count.textContent = shown === 0 ? none : String(shown)
    onFilter?.(chosen, shown)
  }
  form.addEventListener('input', filter)
  form.addEventListener('reset', () => setTimeout(filter))
  form.addEventListener('submit', (event) => event.preventDefault())
  filter()
}
