import type { DateField, PayloadRequest } from 'payload'
import { dayOf, storedDay } from '../tree'

type Options = Partial<Omit<DateField, 'type' | 'timezone'>> & { name: string }

/**
 * A date field of a collection for a day without a time, in the site's time zone. It accepts `2026-12-24` or any moment
 * of that day, and stores noon in UTC. Compare it with `placeInDays()`, never as a moment.
 */
export const day = ({ admin, hooks, ...rest }: Options): DateField =>
  ({
    ...rest,
    type: 'date',
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

/** Returns the site's time zone, as set by `voix({ timeZone })`. */
export function siteTimeZone({ payload }: Pick<PayloadRequest, 'payload'>): string {
  const { voix } = (payload.config.custom ?? {}) as { voix?: { timeZone?: string } }
  return voix?.timeZone ?? 'UTC'
}
