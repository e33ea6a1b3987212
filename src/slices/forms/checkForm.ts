import * as z from 'zod/mini'
import { isDay } from '../../tree/times/days'
import type { FormField, FormFieldType } from './formField'
import { isEmail } from './isEmail'

/** The maximum length of a text whose field sets none. */
const USUAL = { line: 500, paragraph: 5000 }
/** Matches at least five digits. Includes typographic dashes. */
const TELEPHONE = /^(?=(?:\D*\d){5})[+()\d][\d\s()./\u2010-\u2015-]{4,39}$/
/** Matches numbers as browsers send them: no `0x10`, no `Infinity`. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
/** Fields that accept full-width characters of input methods, such as `２０２７－０３－０１`. */
const PLAIN = new Set<FormFieldType>(['email', 'tel', 'number', 'date'])

/** A problem of a field: the rule, and the number in its message. */
export interface FormProblem {
  field: string
  rule: FormRule
  limit?: number
}

export type FormRule = 'required' | 'email' | 'tel' | 'number' | 'date' | 'option' | 'tooShort' | 'tooLong' | 'unknown'

/** Values by the names of the fields. An empty field is absent. */
export type FormValues = Record<string, string | number | boolean>

/**
 * Validates the values of a form, in the browser and on the server alike. Unknown fields are rejected, and so are
 * values that are not a text, a number or a boolean.
 */
export function checkForm(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): { values: FormValues; problems: [] } | { values: null; problems: FormProblem[] } {
  const known = new Set(fields.map(({ name }) => name))
  const problems: FormProblem[] = Object.keys(values)
    .filter((name) => !known.has(name))
    .map((field) => ({ field, rule: 'unknown' }))
  const checked: [string, string | number | boolean][] = []
  for (const field of fields) {
    const read = schemaOf(field).safeParse(Object.hasOwn(values, field.name) ? values[field.name] : undefined)
    if (read.success) {
      if (read.data !== undefined) checked.push([field.name, read.data])
    } else problems.push(problemOf(field, read.error.issues[0]?.message ?? ''))
  }
  if (problems.length > 0) return { values: null, problems }
  return { values: Object.fromEntries(checked), problems: [] }
}

/** Messages are the names of rules. They are translated later to the visitor's language. */
function problemOf({ name: field }: FormField, message: string): FormProblem {
  const [rule = 'unknown', limit] = message.split(' ')
  return { field, rule: rule as FormRule, ...(limit && { limit: Number(limit) }) }
}

type Checked = z.ZodMiniType<string | number | boolean | undefined>

function schemaOf(field: FormField): Checked {
  if (field.type === 'checkbox') return checkboxSchema(field)
  const filled = z.pipe(
    z.pipe(
      z.string('unknown'),
      z.transform((text: string) => (PLAIN.has(field.type) ? text.normalize('NFKC') : text).trim()),
    ),
    textSchema(field),
  )
  const isEmpty = (value: unknown) =>
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  return z.pipe(
    z.transform((value: unknown) => (isEmpty(value) ? undefined : typeof value === 'number' ? String(value) : value)),
    field.required
      ? z.pipe(z.unknown().check(z.refine((value) => value !== undefined, { error: 'required', abort: true })), filled)
      : z.optional(filled),
  ) as Checked
}

function textSchema({ type, minLength, maxLength, options }: FormField): z.ZodMiniType<string | number, string> {
  const most = maxLength ?? (type === 'textarea' ? USUAL.paragraph : USUAL.line)
  const text = z
    .string()
    .check(z.minLength(minLength ?? 0, `tooShort ${minLength ?? 0}`), z.maxLength(most, `tooLong ${most}`))
  if (type === 'email') return text.check(z.refine(isEmail, 'email'))
  if (type === 'tel') return text.check(z.regex(TELEPHONE, 'tel'))
  if (type === 'date') return text.check(z.refine(isDay, 'date'))
  if (type === 'number')
    return z.pipe(
      text.check(z.refine(isNumber, 'number')),
      z.transform((number: string) => Number(number)),
    )
  if (type === 'select' || type === 'radio')
    return text.check(z.refine((value) => options.some((option) => option.value === value), 'option'))
  return text
}

/** Rejects numbers beyond the safe integer range, which would change when they are stored. */
function isNumber(text: string): boolean {
  return NUMBER.test(text) && Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER
}

/** A form sends `on`, a script `true`. */
function checkboxSchema({ required }: FormField): Checked {
  const isOn = (value: unknown) => value === true || value === 'on' || value === 'true'
  const isOff = (value: unknown) => [undefined, null, false, '', 'false'].includes(value as string)
  return z.pipe(
    z.unknown().check(
      z.refine((value) => isOn(value) || isOff(value), { error: 'unknown', abort: true }),
      z.refine((value) => !required || isOn(value), 'required'),
    ),
    z.transform(isOn),
  ) as Checked
}

const WORDS: Record<FormRule, string> = {
  required: 'Please fill this in.',
  email: 'This is no e-mail address, such as ana@example.com.',
  tel: 'This is no telephone number, such as +1 555 010 0199.',
  number: 'This is no number.',
  date: 'This is no day, such as 2027-03-01.',
  option: 'Please choose one of the options.',
  tooShort: 'Please write at least {limit} characters.',
  tooLong: 'Please write at most {limit} characters.',
  unknown: 'The form has no such field, or not with this value.',
}

/** Returns the message of a problem, from the labels `form.<rule>` of the visitor's language. */
export function formProblemText({ rule, limit }: FormProblem, labels: Readonly<Record<string, string>> = {}): string {
  return (labels[`form.${rule}`] ?? WORDS[rule]).replace('{limit}', String(limit ?? ''))
}
