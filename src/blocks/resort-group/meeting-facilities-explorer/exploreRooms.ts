import { filterItems } from '../../../components/filters/filterItems'
import { isWanted, type Room } from './rooms'

/** Shows the rooms that match all filters, and the figures of the chosen set-up. */
export default function exploreRooms(island: HTMLElement, { none }: { none: string }): void {
  filterItems(island, {
    items: '[data-room]',
    none,
    isShown: ({ room }, wanted) => isWanted(JSON.parse(room ?? '{}') as Room, wanted),
    onFilter: ({ setup }) => {
      for (const figure of island.querySelectorAll<HTMLElement>('[data-setup]')) {
        figure.classList.toggle('font-bold', figure.dataset.setup === setup)
      }
    },
  })
}
