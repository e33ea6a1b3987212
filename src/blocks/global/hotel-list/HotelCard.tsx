import { Heading } from '../../../components/Heading'
import { ArrowIcon } from '../../../components/icons'
import { Photo } from '../../../components/Photo'
import { Link } from 'voix/render/parts'
import type { Hotel } from './load'

/** The whole card leads to the resort; its link is the name, so that it is read out once. */
export function HotelCard({ hotel }: { hotel: Hotel }) {
  return (
    <li className="group relative flex flex-col">
      <Photo
        media={hotel.image}
        className="aspect-[4/3] rounded-media"
        sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
        zoom
      />
      <p className="mt-5 text-sm text-muted">
        {hotel.color ? (
          <span
            aria-hidden="true"
            className="inline-block rounded-full"
            style={{ backgroundColor: hotel.color, width: '0.6em', height: '0.6em', marginRight: '0.5em' }}
          />
        ) : null}
        {[hotel.brand, hotel.place].filter(Boolean).join(' · ')}
      </p>
      <Heading as="h3" size="text-2xl" className="mt-1.5">
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
    </li>
  )
}
