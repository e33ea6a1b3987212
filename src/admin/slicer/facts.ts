import { hasWords, searchWords } from '../../tree'
import type { SliceFieldInfo, SliceInfo } from '../../studio/model/boot'
import type { SlotRules } from '../../tree/types'

type Labels = (name: string) => string

/** What a field may be, in a few words: `3 to 6 rows`, `0 to 1 in steps of 0.01`. */
export function fieldFacts(field: SliceFieldInfo): string[] {
  const { enabled, max, maxRows, min, minRows, options, placeholder, relationTo, required, step, styled, condition } = field
  return [
    required ? 'required' : null,
    enabled ? null : 'switched off at first',
    options.length > 0 ? `one of ${options.map(({ label }) => label).join(', ')}` : null,
    range({ min, max }),
    step === undefined ? null : `in steps of ${step}`,
    range({ min: minRows, max: maxRows }, maxRows === 1 ? 'row' : 'rows'),
    relationTo === undefined ? null : `of ${relationTo}`,
    placeholder ? `such as “${placeholder}”` : null,
    styled ? 'styled per breakpoint' : null,
    condition === undefined ? null : 'asked for where other fields say so',
    field.canUpdate ? null : 'not yours to change',
  ].filter((fact) => fact !== null)
}

/** A default as text; `null`: there is none. */
export function defaultText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Array.isArray(value) ? `${value.length} rows` : JSON.stringify(value)
}

/** What a slot takes and how many of it. */
export function slotFacts({ allowedElements, min, max }: SlotRules, labelOf: Labels): string {
  const taken = allowedElements === '*' ? 'any slice' : allowedElements.map(labelOf).join(', ')
  const count = range({ min, max }, max === 1 ? 'element' : 'elements')
  return count ? `${taken}; ${count}` : taken
}

/** Where a slice may stand, and how often. */
export function limitFacts({ rules, deprecated, replacedBy, database, signals, version }: SliceInfo, labelOf: Labels) {
  return [
    deprecated ? `deprecated${replacedBy ? `: use ${labelOf(replacedBy)} instead` : ', no longer offered'}` : null,
    rules.root === false ? 'stands inside other slices only' : null,
    rules.maxPerPage === undefined ? null : `at most ${rules.maxPerPage} on a page`,
    database ? 'shows documents of the database' : null,
    signals ? 'tells the layout around the page something' : null,
    version > 1 ? `version ${version}` : null,
  ].filter((fact) => fact !== null)
}

function range({ min, max }: { min?: number; max?: number }, unit = ''): string | null {
  const of = unit && ` ${unit}`
  if (min !== undefined && max !== undefined) return min === max ? `exactly ${min}${of}` : `${min} to ${max}${of}`
  if (min !== undefined) return min === 0 && unit ? null : `at least ${min}${of}`
  return max === undefined ? null : `at most ${max}${of}`
}

/** A template's address: a slice's name has no dot. */
export function templateName(slice: string, template: string): string {
  return `${slice}.${template}`
}

/** The slices that the words, the family, the layout and the state leave. */
export interface SliceFilter {
  search: string
  group: string
  layout: string
  state: '' | 'offered' | 'deprecated' | 'unused'
}

export function filterSlices<
  Slice extends Pick<SliceInfo, 'name' | 'label' | 'group' | 'description' | 'tags' | 'deprecated' | 'rules'>,
>(slices: readonly Slice[], { search, group, layout, state }: SliceFilter, pagesOf: (name: string) => number): Slice[] {
  const words = searchWords(search)
  return slices.filter((slice) => {
    const text = [slice.name, slice.label, slice.group, slice.description, ...slice.tags].join(' ')
    const { layouts } = slice.rules
    return (
      hasWords(text, words) &&
      (group === '' || slice.group === group) &&
      (layout === '' || layouts === '*' || layouts.includes(layout)) &&
      (state !== 'offered' || !slice.deprecated) &&
      (state !== 'deprecated' || slice.deprecated) &&
      (state !== 'unused' || pagesOf(slice.name) === 0)
    )
  })
}
