import { Link } from 'voix/render/parts'
import { Heading } from '../Heading'
import { ArrowIcon } from '../icons'
import { Photo } from '../Photo'
import type { Hotel } from './types'

export interface HotelCardProps {
  hotel: Hotel
  /** The heading level of its name. */
  rank?: 'h3' | 'h4'
  /** `row`: the picture is next to the text on wide containers. */
  look?: 'card' | 'row'
}

const LOOKS = {
  card: { item: 'flex flex-col', words: 'mt-5', sizes: '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw' },
  row: {
    item: 'grid gap-5 border-t border-line py-8 @2xl:grid-cols-[1fr_1.6fr] @2xl:items-center @2xl:gap-10',
    words: '',
    sizes: '(min-width: 768px) 33vw, 100vw',
  },
} as const

/**
 * A card of which the whole area links to the resort. The link itself is the name, so that screen readers read it once.
 * Filters use its data attributes.
 */
export function HotelCard({ hotel, rank = 'h3', look = 'card' }: HotelCardProps) {
  const { item, words, sizes } = LOOKS[look]
  return (
    <li className={`group relative ${item}`} data-resort="" data-brand={hotel.brand} data-country={hotel.country}>
      <Photo media={hotel.image} className="aspect-[4/3] rounded-media" sizes={sizes} zoom />
      <div className={words}>
        <p className="text-sm text-muted">
          {hotel.color ? (
            <span
              aria-hidden="true"
              className="inline-block rounded-full"
              style={{ backgroundColor: hotel.color, width: '0.6em', height: '0.6em', marginRight: '0.5em' }}
            />
          ) : null}
          {[hotel.brand, hotel.place].filter(Boolean).join(' · ')}
        </p>
        <Heading as={rank} size="text-2xl" className="mt-1.5">
          {hotel.link ? (
            <Link link={hotel.link} className="after:absolute after:inset-0 group-hover:text-accent-ink">
              {hotel.name}
              <ArrowIcon className="ml-2 inline size-[0.8em] transition-transform group-hover:translate-x-1" />
            </Link>
          ) : (
            hotel.name
          )}
        </Heading>
        {hotel.tagline ? <p className="mt-2 text-pretty text-muted">{hotel.tagline}</p> : null}
      </div>
    </li>
  )
}
