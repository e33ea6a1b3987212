import type { DateField, PayloadRequest } from 'payload'
import { dayOf, storedDay } from '../tree'

/** How a query fills a field for a moment, such as the end of a countdown, from a day. */
export interface DayMoment {
  /** Whether the moment is the midnight that begins the day or the one that ends it. Default `end`. */
  at?: 'start' | 'end'
  /**
   * The path of the day's time zones in the document: `resorts.timeZone`. Default: the site's time zone,
   * which also replaces a missing one. Related documents that the reader cannot open count as missing.
   */
  timeZones?: string
}

type Options = Partial<Omit<DateField, 'type' | 'timezone'>> & { name: string; moment?: DayMoment }

/**
 * A date field of a collection for a day without a time, in the site's time zone. It accepts `2026-12-24` or any moment
 * of that day, and stores noon in UTC. Compare it with `placeInDays()`, never as a moment.
 */
export const day = ({ admin, custom, hooks, moment = {}, ...rest }: Options): DateField =>
  ({
    ...rest,
    type: 'date',
    custom: { ...custom, voix: { moment } },
    admin: { ...admin, date: { displayFormat: 'MMM d, yyyy', ...admin?.date, pickerAppearance: 'dayOnly' } },
    hooks: {
      ...hooks,
      beforeValidate: [
        ...(hooks?.beforeValidate ?? []),
        ({ value, req }: { value?: unknown; req: PayloadRequest }) => {
          const own = dayOf(value, siteTimeZone(req))
          return own === null ? value : storedDay(own)
        },
      ],
    },
  }) as DateField

/** Returns the `moment` of a field that `day()` made. */
export function dayMomentOf(field: { custom?: { voix?: { moment?: DayMoment } } }): DayMoment {
  return field.custom?.voix?.moment ?? {}
}

/** Returns the site's time zone, as set by `voix({ timeZone })`. */
export function siteTimeZone({ payload }: Pick<PayloadRequest, 'payload'>): string {
  const { voix } = (payload.config.custom ?? {}) as { voix?: { timeZone?: string } }
  return voix?.timeZone ?? 'UTC'
}
