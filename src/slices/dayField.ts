import type { DateField, PayloadRequest } from 'payload'
import { dayOf, storedDay } from '../tree'

type Options = Partial<Omit<DateField, 'type' | 'timezone'>> & { name: string }

/**
 * A date field of a collection for a day without a time: it is one whole day in the time zone of the site. It takes `2026-12-24` or any moment of
 * that day, and stores the day's noon in UTC. Compare it with `placeInDays()`, never as a moment.
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

/** The time zone of the site, as `voix({ timeZone })` has it. */
export function siteTimeZone({ payload }: Pick<PayloadRequest, 'payload'>): string {
  const { voix } = (payload.config.custom ?? {}) as { voix?: { timeZone?: string } }
  return voix?.timeZone ?? 'UTC'
}
