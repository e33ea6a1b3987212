import { siteHref } from 'voix/slices'
import { isDay } from 'voix/tree'
import { z } from 'zod'
import { MOST, toCodes } from './booking'

const day = z
  .string()
  .refine((text) => text === '' || isDay(text), 'is not a date: write 2027-03-01.')
  .transform((text) => text || null)
  .default(null)

/** Combines the days that several slices of a page set. All of them apply. */
const days = (pick: (sorted: string[]) => string | undefined) =>
  z.array(day).transform((told) => pick(told.filter((one) => one !== null).sort()) ?? null)

const count = (name: keyof typeof MOST, least: number, usual: number) =>
  z.coerce
    .number(`is not a number.`)
    .int('is not a whole number.')
    .min(least, `is at least ${least}.`)
    .max(MOST[name], `is at most ${MOST[name]}; for more, please write to us.`)
    .default(usual)

const name = z
  .string()
  .regex(/^[\w-]{0,80}$/, 'is not a name.')
  .default('')

const codes = z.string().max(200).default('').transform(toCodes)

/** The address of a page of this site. Other addresses become `/`. */
const page = z
  .string()
  .max(500)
  .transform((text) => siteHref(text) ?? '/')
  .default('/')

const ASKED = z.object({
  resort: name,
  brand: name,
  offer: name,
  arrival: day,
  departure: day,
  adults: count('adults', 1, 2),
  children: count('children', 0, 0),
  rooms: count('rooms', 1, 1),
  code: codes,
  coupon: z.array(codes).transform((told) => [...new Set(told.flat())]),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'is not a currency: write USD.')
    .default('USD'),
  from: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{3})?$/, 'is the three letters of an airport: MIA.')
    .default(''),
  member: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{0,32}$/, 'is letters and digits.')
    .default(''),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
    .catch('en'),
  page,
  query: z.string().max(2000).default(''),
  tags: z.string().max(2000).default(''),
  min: days((sorted) => sorted.at(-1)),
  max: days(([first]) => first),
  excluded: z.array(z.string().max(2000)).transform((told) => told.flatMap((text) => text.split(',')).filter(Boolean)),
  verifiedType: z.enum(['promo', 'coupon', 'rate', 'group']).optional(),
  verifiedCode: codes,
})

export type BookingRequest = z.output<typeof ASKED>

export interface Problem {
  field: string
  message: string
}

/** Parameters that occur once per slice of the page that sets them. */
const TOGETHER = ['coupon', 'min', 'max', 'excluded'] as const

/**
 * Parses the parameters of a widget, or returns the problems by field. Of other repeated parameters the first one
 * counts.
 */
export function readBookingRequest(
  parameters: URLSearchParams,
  today: string,
): { request: BookingRequest; problems: [] } | { request: null; problems: Problem[] } {
  const together = TOGETHER.map((name) => [name, parameters.getAll(name)] as const)
  const once = [...parameters].filter(([name]) => name !== '__proto__').reverse()
  const given = Object.fromEntries<string | string[]>([...once, ...together])
  const read = ASKED.safeParse(given)
  if (!read.success) {
    const problems = read.error.issues.map(({ path: [field], message }) => ({ field: String(field), message }))
    return { request: null, problems }
  }
  const problems = datesProblems(read.data, today)
  return problems.length > 0 ? { request: null, problems } : { request: read.data, problems: [] }
}

/** Days in ISO 8601 can be compared as texts. */
function datesProblems({ arrival, departure, min, max }: BookingRequest, today: string): Problem[] {
  const problems: Problem[] = []
  const say = (field: string, message: string) => problems.push({ field, message })
  if (arrival && arrival < today) say('arrival', 'is in the past.')
  if (arrival && min && arrival < min) say('arrival', `is from ${min} on here.`)
  if (arrival && max && arrival > max) say('arrival', `is until ${max} here.`)
  if (departure && max && departure > max) say('departure', `is until ${max} here.`)
  if (departure && !arrival) say('arrival', 'is missing.')
  if (arrival && departure && departure <= arrival) say('departure', 'is after the arrival.')
  return problems
}

/** `families:20,sea:3` -> `{ families: 20, sea: 3 }`. */
export function readTags(text: string): Record<string, number> {
  const pairs = text.split(',').map((pair) => {
    const at = pair.lastIndexOf(':')
    return [pair.slice(0, at), parseInt(pair.slice(at + 1), 10)] as const
  })
  return Object.fromEntries(pairs.filter(([tag, points]) => tag !== '' && tag !== '__proto__' && points > 0))
}
