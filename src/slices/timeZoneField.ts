import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { isTimeZone } from '../tree'

type Options = Partial<Omit<TextField, 'type' | 'hasMany' | 'maxRows' | 'minRows' | 'validate'>> & { name: string }

const TIME_ZONE = 'timeZone'

/**
 * A text field of a collection for the time zone of a document, by its IANA name: `America/Cancun`. The admin offers
 * the time zones by place and offset. An empty field uses the site's time zone.
 */
export const timeZone = ({ custom, hooks, ...rest }: Options): TextField =>
  ({
    ...rest,
    type: 'text',
    custom: { ...custom, voix: { type: TIME_ZONE } },
    validate: zoneProblem,
    hooks: { ...hooks, beforeValidate: [...(hooks?.beforeValidate ?? []), tidy] },
  }) as TextField

/** Whether a field was made by `timeZone()`. */
export function isTimeZoneField(field: { custom?: { voix?: { type?: unknown } } }): boolean {
  return field.custom?.voix?.type === TIME_ZONE
}

const zoneProblem: TextFieldSingleValidation = (value) =>
  !value ||
  isTimeZone(value) ||
  `"${value}" is not a time zone. Write the name of one in the IANA database, such as "America/Jamaica".`

const tidy: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() || null : (value as unknown))
