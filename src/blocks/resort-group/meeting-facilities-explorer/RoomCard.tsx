import { Link } from 'voix/render/parts'
import type { RenderContext } from 'voix/slices'
import { Heading } from '../../../components/Heading'
import { siteLink } from '../../lib/document'
import { areaText, SETUPS, type Room } from './rooms'
import { setupName } from './setupName'

interface RoomCardProps {
  room: Room
  unit: string
  context: RenderContext
}

/** A room with its area and its capacity in each set-up. The filter script reads the same data from `data-room`. */
export function RoomCard({ room, unit, context: { labels, languageCode } }: RoomCardProps) {
  const { name, resort, resortSlug, area, capacity, href } = room
  const link = siteLink(href, resort)
  return (
    <li data-room={JSON.stringify({ resortSlug, area, capacity })} className="card p-6 md:p-8">
      <p className="text-sm text-muted">
        {link ? (
          <Link link={link} className="underline underline-offset-4">
            {resort}
          </Link>
        ) : (
          resort
        )}
      </p>
      <Heading as="h3" size="text-2xl" className="mt-1.5">
        {name}
      </Heading>
      {area === null ? null : <p className="mt-2 text-muted">{areaText(area, unit, languageCode)}</p>}
      <dl className="mt-5 grid grid-cols-2 gap-x-6">
        {SETUPS.map((setup) =>
          capacity[setup] ? (
            <div
              key={setup}
              data-setup={setup}
              className="flex items-center justify-between gap-4 border-t border-line py-3"
            >
              <dt>{setupName(setup, labels)}</dt>
              <dd className="tabular-nums">{capacity[setup]}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </li>
  )
}
