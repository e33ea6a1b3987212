import { filterItems } from '../../../components/filters/filterItems'

/** Shows the offers that are what every filter says. The filters appear with the script that they need. */
export default function filterOffers(island: HTMLElement, { none }: { none: string }): void {
  const form = island.querySelector('form')
  if (!form) return
  form.hidden = false
  filterItems({
    form,
    none,
    count: island.querySelector('[data-count]'),
    items: () => island.querySelectorAll<HTMLElement>('[data-offer]'),
    fits: (offer, { brand, country, percent }) =>
      (!brand || offer.brand === brand) &&
      (!country || offer.country === country) &&
      Number(offer.percent ?? 0) >= Number(percent ?? 0),
  })
}
