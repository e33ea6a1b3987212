import { filterItems } from '../../../components/filters/filterItems'

/** Shows the offers that match all filters. */
export default function filterOffers(island: HTMLElement, { none }: { none: string }): void {
  filterItems(island, {
    items: '[data-offer]',
    none,
    isShown: (offer, { brand, country, percent }) =>
      (!brand || offer.brand === brand) &&
      (!country || offer.country === country) &&
      Number(offer.percent ?? 0) >= Number(percent ?? 0),
  })
}
