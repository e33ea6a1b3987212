import { colorRuleKind, isEmptyValue, isRecord, isSameValue, offeredSlots, type Row, slotLabel } from '../../tree'
import type { CheckedField, CheckedPage, Found, PageText, PlainCheck } from './check'
import { fieldsTogether, type FieldsTogether } from './fieldsTogether'
import { contentsOf, isChildless, kindOf, textsOfDefaults } from './readPage'

/** Reports empty required fields. The server checks the same on publish with the Payload fields. */
export const requiredFields: PlainCheck = {
  name: 'required',
  find: (page) =>
    page.rows.flatMap((row) =>
      togetherIn(page, row, ({ required }) => required).flatMap(({ places }) =>
        places
          .filter(({ field, value }) => isUnset(field, value))
          .map(({ field, path, where }): Found => {
            return { level: 'error', element: row.id, field: path, text: `${field.label} is missing${inside(where)}.` }
          }),
      ),
    ),
}

/** Reports an element or a row of a list that can have an image but has none. */
export const missingPictures: PlainCheck = {
  name: 'missing-picture',
  find: (page) =>
    page.rows.flatMap((row): Found[] => {
      const found = togetherIn(page, row, isPicture).flatMap(({ isRow, places }): Found[] => {
        // In an element with nested elements a background image is only decoration.
        const isFilled = !isRow && !isChildless(page.tree, row)
        const pictures = places.filter(({ field }) => !(isFilled && colorRuleKind(field.name) === 'background'))
        const [first] = pictures
        if (!first || pictures.some(({ field, value }) => field.required || !isUnset(field, value))) return []
        return [
          { level: 'hint', element: row.id, field: first.path, text: `There is no picture yet${inside(first.where)}.` },
        ]
      })
      return found.length > 0 && isEmptyElement(page, row) ? [] : found
    }),
}

/** Reports an element that only the preview shows. */
export const hiddenElements: PlainCheck = {
  name: 'hidden-element',
  find: (page) =>
    page.rows.flatMap((row): Found[] => {
      const info = page.slice(row.blockType)
      const needed = info?.fields.filter(({ name }) => info.rules.hiddenWithout?.includes(name)) ?? []
      const [first] = needed
      if (!first || row.element.modelQuery || !needed.every((field) => isUnset(field, row[field.name]))) return []
      const labels = needed.map(({ label }) => `“${label}”`).join(' or ')
      return [{ level: 'hint', element: row.id, field: first.name, text: `Visitors do not see it without ${labels}.` }]
    }),
}

export const emptyElements: PlainCheck = {
  name: 'empty-element',
  find: (page) =>
    page.rows.flatMap((row): Found[] => {
      if (isEmptyElement(page, row))
        return [{ level: 'hint', element: row.id, text: 'There is nothing in it: visitors see an empty place.' }]
      return emptySlots(page, row).map((slot) => {
        return {
          level: 'hint',
          element: row.id,
          text: `There is nothing in “${slotLabel(slot, { slots: page.slice(row.blockType)?.rules.slots ?? {} })}”.`,
        }
      })
    }),
}

/** Matches filler text. In Spanish "todo" is a word. */
const FILLER = /\blorem ipsum\b|\bdolor sit amet\b|\b(?:TBD|FIXME)\b|\bTODO:|^(?:x{3,}|asdf\w*|test|…|[.]{3})$/i

export const placeholderTexts: PlainCheck = {
  name: 'placeholder-text',
  find: ({ texts }) =>
    texts.flatMap(({ element, field, text }): Found[] => {
      if (!FILLER.test(text)) return []
      return [{ level: 'hint', element, field, text: `“${shortened(text)}” is no text for visitors yet.` }]
    }),
}

/** Reports default texts of the slice. Names and times ("Check-in", "3:00 p.m.") are often intended. */
export const sampleTexts: PlainCheck = {
  name: 'sample-text',
  find: (page) =>
    defaultTexts(page).flatMap(({ element, field, text, isLink }): Found[] => {
      if (isLink || !isSentence(text)) return []
      return [{ level: 'hint', element, field, text: `“${shortened(text)}” is still the sample text.` }]
    }),
}

/**
 * Default texts of slices are in the default language. On a page in another language they are untranslated, including
 * the texts of links.
 */
export const untranslatedTexts: PlainCheck = {
  name: 'untranslated-text',
  find: (page) => {
    const [first] = page.languages
    if (!first || page.page.languageCode === first.code) return []
    return defaultTexts(page).flatMap(({ element, field, text, isLink }): Found[] => {
      if (!isLink || !/\p{L}{2}/u.test(text)) return []
      return [{ level: 'hint', element, field, text: `“${shortened(text)}” is still in ${first.name}.` }]
    })
  },
}

/** Whether a text has enough words to be more than a name. */
export function isSentence(text: string): boolean {
  return /\p{L}+\s+\p{L}+\s+\p{L}+/u.test(text)
}

/** Shortens a text so that a sentence can quote it. */
export function shortened(text: string): string {
  const letters = [...text]
  return letters.length > 60 ? `${letters.slice(0, 60).join('').trimEnd()}…` : text
}

function inside(where: string): string {
  return where === '' ? '' : ` in ${where}`
}

/** Returns the fields of an element that visitors see, at any depth. */
function togetherIn(page: CheckedPage, row: Row, is: (field: CheckedField) => boolean): FieldsTogether[] {
  return fieldsTogether({ fields: contentsOf(row, page.slice(row.blockType), page.tree).fields, values: row, is })
}

function defaultTexts({ texts, tree, slice }: CheckedPage): PageText[] {
  return texts.filter(({ element, text }) => textsOfDefaults(slice(tree.rows[element]?.blockType ?? '')).has(text))
}

function isPicture(field: CheckedField): boolean {
  const kind = kindOf(field)
  return kind === 'upload' || (kind === 'image' && !field.anyFile)
}

/** Whether the field is empty. */
function isUnset(field: CheckedField, value: unknown): boolean {
  switch (kindOf(field)) {
    case 'upload':
      return ![value].flat().some((entry) => isRecord(entry) && Boolean(entry.media))
    case 'link':
      return !isRecord(value) || isEmptyValue(value.text)
    case 'checkbox':
      return false
    case 'select':
      return isEmptyValue(value) && isEmptyValue(field.defaultValue)
    default:
      return isEmptyValue(value)
  }
}

/**
 * Kinds of fields that change only the look of an element. The kinds in the second list are read through their texts.
 */
const LOOKS = ['select', 'checkbox', 'color']
const READ = ['text', 'richText', 'link', 'image', 'upload', 'group']

function isEmptyElement({ tree, slice }: CheckedPage, row: Row): boolean {
  const info = slice(row.blockType)
  if (!info || info.database || row.element.modelQuery || row.element.bind || !isChildless(tree, row)) return false
  const telling = info.fields.filter((field) => !LOOKS.includes(kindOf(field)))
  const isContainer = Object.keys(info.rules.slots).length > 0
  if (!isContainer && !telling.some((field) => READ.includes(kindOf(field)))) return false
  const { texts, links, pictures } = contentsOf(row, info, tree)
  const leads = links.some(({ link }) => link.href || link.relationship)
  if (texts.length > 0 || pictures.length > 0 || leads) return false
  const others = telling.filter((field) => !READ.includes(kindOf(field)))
  return others.every(({ name, defaultValue: initial }) => isEmptyValue(row[name]) || isSameValue(row[name], initial))
}

/** Returns the empty slots of an element with several slots, of which others are filled. */
function emptySlots({ tree, slice }: CheckedPage, row: Row): string[] {
  const rules = slice(row.blockType)?.rules
  if (!rules || Object.keys(rules.slots).length < 2 || isChildless(tree, row)) return []
  const filled = new Set((tree.children[row.id] ?? []).map((id) => tree.rows[id]?.element.slot))
  return offeredSlots({ tree, row, rules: { layouts: '*', slots: rules.slots } }).filter((slot) => !filled.has(slot))
}
