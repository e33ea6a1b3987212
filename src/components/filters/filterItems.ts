export interface FilterItems {
  form: HTMLFormElement
  /** Where it says how many there are. */
  count: Element | null
  /** Said where nothing is left. */
  none: string
  items: () => Iterable<HTMLElement>
  /** Whether an item is what the form's values ask for. */
  fits: (item: DOMStringMap, values: Record<string, string>) => boolean
  /** Called after every change with how many are shown. */
  after?: (shown: number) => void
}

/** Shows the items that are what every filter of a form says, now and after each change. */
export function filterItems({ form, count, none, items, fits, after }: FilterItems): void {
  const filter = () => {
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>
    let shown = 0
    for (const item of items()) {
      item.hidden = !fits(item.dataset, values)
      if (!item.hidden) shown += 1
    }
    if (count) count.textContent = shown === 0 ? none : String(shown)
    after?.(shown)
  }
  form.addEventListener('change', filter)
  form.addEventListener('reset', () => setTimeout(filter))
  form.addEventListener('submit', (event) => event.preventDefault())
  filter()
}
