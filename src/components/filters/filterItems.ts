interface FilterItems {
  /** The selector of the filtered items. */
  items: string
  /** The ancestor of the items. Default: the island. */
  within?: ParentNode
  /** Whether an item matches the form. */
  isShown: (item: DOMStringMap, chosen: Readonly<Record<string, string>>) => boolean
  /** The text in place of the number if no item matches. */
  none: string
  /** Is called with the form's values after each change. */
  onFilter?: (chosen: Readonly<Record<string, string>>, shown: number) => void
}

/** Shows the items of an island that match its form, and their number. The form is hidden without this script. */
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
