import type { Tag } from '../../../tree/types'
import { isEqual } from '../../../tree'

/** What a text stands for, or why it stands for nothing. */
export type Parsed<Value> = { value: Value } | { problem: string }

/** Any text is right. */
export function anyText(text: string): Parsed<string> {
  return { value: text }
}

/** A whole number between two limits; without them, any that is exact. */
export function wholeNumber({
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
}: { min?: number; max?: number } = {}) {
  return (text: string): Parsed<number> => {
    const value = Number(text)
    if (text.trim() === '' || !Number.isInteger(value)) return { problem: 'Write a whole number.' }
    if (value < min) return { problem: `Write ${min} or more.` }
    if (value > max) return { problem: `Write ${max} or less.` }
    return { value }
  }
}

/** A number, or none. */
export function anyNumber(text: string): Parsed<number | null> {
  if (text.trim() === '') return { value: null }
  const value = Number(text)
  return Number.isFinite(value) ? { value } : { problem: 'Write a number.' }
}

/** Whether a text that is being written stands for the value that is stored: `a, b, ` for the list `a, b`. */
export function isDraftOf({
  text,
  stored,
  parse,
}: {
  text: string
  stored: string
  parse: (text: string) => { value: unknown } | { problem: string }
}): boolean {
  const [own, other] = [parse(text), parse(stored)]
  return 'value' in own && 'value' in other && isEqual(own.value, other.value)
}

const LONG = /^#[0-9a-f]{6}$/i
const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i

/** A colour as the browser's picker takes it; black for what it cannot show. */
export function hexOf(value: string): string {
  if (LONG.test(value)) return value.toLowerCase()
  const [, red, green, blue] = SHORT.exec(value) ?? []
  return red && green && blue ? `#${red}${red}${green}${green}${blue}${blue}`.toLowerCase() : '#000000'
}

/** A tag's name is unique in its list: two counters of the same name would be one. */
export function parseTagName({ text, others }: { text: string; others: readonly Tag[] }): Parsed<string> {
  const name = text.trim()
  if (name === '') return { problem: 'Name the tag.' }
  if (others.some((tag) => tag.name === name)) return { problem: `The tag "${name}" is there already.` }
  return { value: name }
}

/** A colour as the browser tells it, as hex; nothing for one that is not seen. */
export function hexOfRgb(value: string): string | undefined {
  const [red, green, blue, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number)
  if (red === undefined || green === undefined || blue === undefined || alpha === 0) return undefined
  if (!value.startsWith('rgb')) return value
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

const AMOUNT = /^(-?\d*\.?\d+)([a-z%]*)$/i

/** How much one step changes a number, by its unit. */
const STEPS: Record<string, number> = { '': 0.1, rem: 0.1, em: 0.01 }

/**
 * A number with its unit, some steps further; `null` for what is none. `from`: what counts where nothing is written. `unit`: of a bare
 * number.
 */
export function stepAmount({
  text,
  by,
  from = '0',
  unit = '',
  min = -Infinity,
  size,
}: {
  text: string
  by: number
  from?: string
  unit?: string
  min?: number
  /** Of one step. Default: by the unit. */
  size?: number
}): string | null {
  const [, amount, written = ''] = AMOUNT.exec(text.trim()) ?? AMOUNT.exec(from.trim()) ?? []
  if (amount === undefined) return null
  const own = written || unit
  const next = Number(amount) + by * (size ?? STEPS[own] ?? 1)
  return `${Number(Math.max(min, next).toFixed(3))}${own}`
}
