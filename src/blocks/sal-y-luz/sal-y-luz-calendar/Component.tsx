import type { CSSProperties } from 'react'
import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { salYLuzCalendar } from './config'
import { toSeason } from './season'

export default function SalYLuzCalendar({ fields, field, root, context }: SliceProps<typeof salYLuzCalendar>) {
  const shows = fields.shows ?? []
  const { months, bars } = toSeason(shows)
  const inWords = (form: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(context.languageCode, { ...form, timeZone: 'UTC' })
    return (day: Date | string) => format.format(new Date(day))
  }
  const month = inWords({ month: 'short' })
  const day = inWords({ day: 'numeric', month: 'long' })
  return (
    <Section root={root} tone={fields.tone} width="wide">
      <SectionHead fields={fields} field={field} align="left" />
      <div className="sal-sheet" style={{ '--months': Math.max(months.length, 1) } as CSSProperties}>
        <p className="sal-months" aria-hidden="true">
          {months.map((first) => (
            <span key={first.getTime()}>{month(first)}</span>
          ))}
        </p>
        <ul {...field.shows}>
          {shows.map(({ id, title, artist, room, opens, closes, isMain }, index) => {
            const bar = bars[index]
            return (
              <li key={id ?? index} className={isMain ? 'sal-show sal-show-main' : 'sal-show'}>
                <div className="sal-show-words">
                  <p className="heading text-2xl">{title}</p>
                  <p className="text-muted">{[artist, room].filter(Boolean).join(', ')}</p>
                  {bar && opens && closes ? (
                    <p className="text-sm font-semibold">
                      {day(opens)} – {day(closes)}
                    </p>
                  ) : null}
                </div>
                <div className="sal-track" aria-hidden="true">
                  {bar ? (
                    <div className="sal-bar" style={{ '--from': bar.from, '--length': bar.length } as CSSProperties} />
                  ) : null}
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
