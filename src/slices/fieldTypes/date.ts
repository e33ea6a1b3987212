import { isMoment } from '../../tree/days'
import { createField, defaultOf, defineFieldType, plainText, textOrNull } from './defineFieldType'
import type { FieldDefinition, FieldOptions, FieldType } from './fieldType'
import type { ReadablePart } from './words'

/** A day, or a day and time, as an ISO 8601 text. */
const moment: Omit<FieldType<string, string | null>, 'type' | 'label' | 'payload'> = {
  resolve: textOrNull,
  preview: ({ value }) => textOrNull(value),
  text: plainText,
  fits: (value) => typeof value === 'string' && isMoment(value),
  rule: 'The value must be a date.',
  fills: ['date'],
}

export const dateType = defineFieldType<string, string | null>({
  ...moment,
  type: 'date',
  label: 'Date',
  payload: ({ field, base: { admin, ...rest } }) => ({
    ...rest,
    ...defaultOf<string>(field),
    type: 'date',
    admin: { ...admin, date: { pickerAppearance: 'dayOnly' } },
  }),
  parts: (value) => readMoment(value, (date) => date.toLocaleDateString()),
})

export const datetimeType = defineFieldType<string, string | null>({
  ...moment,
  type: 'datetime',
  label: 'Date and time',
  payload: ({ field, base: { admin, ...rest } }) => ({
    ...rest,
    ...defaultOf<string>(field),
    type: 'date',
    admin: { ...admin, date: { pickerAppearance: 'dayAndTime' } },
  }),
  parts: (value) => readMoment(value, (date) => date.toLocaleString()),
})

/** A day, as an ISO 8601 text. */
export function date(options: FieldOptions<string> = {}): FieldDefinition<string, string | null> {
  return createField(dateType, options)
}

/** A day and time, as an ISO 8601 text in UTC. */
export function datetime(options: FieldOptions<string> = {}): FieldDefinition<string, string | null> {
  return createField(datetimeType, options)
}

function readMoment(value: unknown, format: (date: Date) => string): ReadablePart[] {
  if (typeof value !== 'string' || value === '') return []
  const parsed = new Date(value)
  return [{ kind: 'text', text: Number.isNaN(parsed.getTime()) ? value : format(parsed) }]
}
