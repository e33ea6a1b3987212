import { addDays, dayOf, dayText, instantText, isMoment, startOfDay } from '../../tree'
import { createField, defaultOf, defineFieldType, plainText, textOrNull } from './defineFieldType'
import type { FieldDefinition, FieldOptions, FieldType } from './fieldType'
import type { FilledDate } from './filledFrom'
import type { ReadablePart } from './words'

/** The common parts of `date` and `datetime`, which are both ISO 8601 texts. */
const dated: Pick<FieldType<string, string | null>, 'text' | 'fits' | 'rule' | 'fills'> = {
  text: plainText,
  fits: (value) => typeof value === 'string' && isMoment(value),
  rule: 'The value must be a date.',
  fills: ['date'],
}

export const dateType = defineFieldType<string, string | null>({
  ...dated,
  type: 'date',
  label: 'Date',
  payload: ({ field, base: { admin, ...rest } }) => ({
    ...rest,
    ...defaultOf<string>(field),
    type: 'date',
    admin: { ...admin, date: { pickerAppearance: 'dayOnly' } },
  }),
  resolve: (value, { tools }) => dayOf(value, tools.timeZone),
  // The studio's input stores noon in UTC, so its day needs no other time zone.
  preview: ({ value }) => dayOf(value, 'UTC'),
  parts: (value) => textPart(dayText(dayOf(value, 'UTC'), 'en') || textOrNull(value)),
})

export const datetimeType = defineFieldType<string, string | null>({
  ...dated,
  type: 'datetime',
  label: 'Date and time',
  payload: ({ field, base: { admin, ...rest } }) => ({
    ...rest,
    ...defaultOf<string>(field),
    type: 'date',
    admin: { ...admin, date: { pickerAppearance: 'dayAndTime' } },
  }),
  resolve: textOrNull,
  fromDocument: (value, { date }) => (date?.isDay ? momentOf(value, date) : value),
  preview: ({ value }) => textOrNull(value),
  parts: (value) => textPart(textOrNull(value) && instantText(String(value))),
})

/** A day in the site's time zone. The component receives `2026-12-24`. */
export function date(options: FieldOptions<string> = {}): FieldDefinition<string, string | null> {
  return createField(dateType, options)
}

/** A day and time, as an ISO 8601 text in UTC. */
export function datetime(options: FieldOptions<string> = {}): FieldDefinition<string, string | null> {
  return createField(datetimeType, options)
}

/** A day is stored as noon in UTC, which is not the moment that the field needs. */
function momentOf(value: unknown, { at, timeZones }: FilledDate): unknown {
  const day = dayOf(value, timeZones[0])
  if (day === null) return value
  const moments = timeZones.map((zone) => startOfDay(at === 'start' ? day : addDays(day, 1), zone).getTime())
  return new Date(at === 'start' ? Math.min(...moments) : Math.max(...moments)).toISOString()
}

function textPart(text: string | null): ReadablePart[] {
  return text ? [{ kind: 'text', text }] : []
}
