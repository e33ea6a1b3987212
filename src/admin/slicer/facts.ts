import { hasWords, searchWords } from '../../tree'
import type { SliceFieldInfo, SliceInfo } from '../../studio/model/boot'
import type { SlotRules } from '../../tree/types'

type Labels = (name: string) => string

/** Returns the limits of a field as short texts: `3 to 6 rows`, `0 to 1 in steps of 0.01`. */
export function fieldFacts(field: SliceFieldInfo): string[] {
  const { enabled, max, maxRows, min, minRows, options, placeholder, relationTo, required, step, styled, condition } =
    field
  return [
    required ? 'required' : null,
    enabled ? null : 'off by default',
    options.length > 0 ? `one of ${options.map(({ label }) => label).join(', ')}` : null,
    range({ min, max }),
    step === undefined ? null : `in steps of ${step}`,
    range({ min: minRows, max: maxRows }, maxRows === 1 ? 'row' : 'rows'),
    relationTo === undefined ? null : `of ${relationTo}`,
    placeholder ? `such as “${placeholder}”` : null,
    styled ? 'styled per breakpoint' : null,
    condition === undefined ? null : 'shown depending on other fields',
    field.canUpdate ? null : 'read-only for you',
  ].filter((fact) => fact !== null)
}

/** Returns a default as text, or `null`. */
export function defaultText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Array.isArray(value) ? `${value.length} rows` : JSON.stringify(value)
}

/** Returns the slices that a slot allows, and how many. */
export function slotFacts({ allowedElements, min, max }: SlotRules, labelOf: Labels): string {
  const taken = allowedElements === '*' ? 'any slice' : allowedElements.map(labelOf).join(', ')
  const count = range({ min, max }, max === 1 ? 'element' : 'elements')
  return count ? `${taken}; ${count}` : taken
}

/** Returns the restrictions of a slice as short texts. */
export function limitFacts({ rules, deprecated, replacedBy, database, signals, version }: SliceInfo, labelOf: Labels) {
  return [
    deprecated ? `deprecated${replacedBy ? `: use ${labelOf(replacedBy)} instead` : ', no longer offered'}` : null,
    rules.root === false ? 'only inside other slices' : null,
    rules.maxPerPage === undefined ? null : `at most ${rules.maxPerPage} on a page`,
    database ? 'shows documents of the database' : null,
    signals ? 'sends signals to the layout' : null,
    version > 1 ? `version ${version}` : null,
  ].filter((fact) => fact !== null)
}

function range({ min, max }: { min?: number; max?: number }, unit = ''): string | null {
  const of = unit && ` ${unit}`
  if (min !== undefined && max !== undefined) return min === max ? `exactly ${min}${of}` : `${min} to ${max}${of}`
  if (min !== undefined) return min === 0 && unit ? null : `at least ${min}${of}`
  return max === undefined ? null : `at most ${max}${of}`
}

/** Returns the address of a template. Names of slices have no dot. */
export function templateName(slice: string, template: string): string {
  return `${slice}.${template}`
}

/** The filters of the list of slices. */
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
