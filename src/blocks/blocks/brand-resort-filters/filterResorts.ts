import { filterItems } from '../../../components/filters/filterItems'

/** Shows the resorts of the chosen brand and country, and the brands that have any. */
export default function filterResorts(island: HTMLElement, { none }: { none: string }): void {
  filterItems(island, {
    items: '[data-resort]',
    within: document,
    none,
    isShown: (resort, { brand, country }) =>
      (!brand || resort.brand === brand) && (!country || resort.country === country),
    onFilter: (_chosen, shown) => {
      const word = island.querySelector<HTMLElement>('[data-word]')
      if (word) word.hidden = shown === 0
      for (const group of document.querySelectorAll<HTMLElement>('[data-resort-group]'))
        group.hidden = !group.querySelector('[data-resort]:not([hidden])')
    },
  })
}
