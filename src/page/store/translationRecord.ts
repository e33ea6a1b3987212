import type { CollectionBeforeChangeHook, JSONField, PayloadRequest } from 'payload'
import { onlyStaff } from '../../collections/core/access'
import { getVoix, slugsOf } from '../../options/getVoix'
import { storedRows } from '../../options/storedRows'
import { idOf } from '../../slices'
import { checkedSlices } from '../../slices/checks/checkedSlices'
import { PAGE_TEXTS } from '../../slices/translation/units'
import { pairElements, readTranslation, type Translation, type TranslationRecord } from '../../slices/translation'
import { isEqual, isRecord, readRows, toTree } from '../../tree'

/**
 * The state of the original that a translation is based on (`TranslationRecord`). Set by hooks and stored in every
 * version.
 */
export const translationField: JSONField = {
  name: 'translation',
  type: 'json',
  access: { read: onlyStaff },
  admin: { hidden: true },
  validate: (value) =>
    value == null || isTranslationRecord(value) || 'A translation is { elements, texts }, texts by id and by key.',
}

type Page = Record<string, unknown> & { elements?: unknown }

/** Returns the newest version of a page's original, with the user's access, or `null` if none can be read. */
export async function readOriginal(req: PayloadRequest, page: Page): Promise<Page | null> {
  const id = idOf(page.translationOf)
  if (id === null) return null
  const found = await req.payload.findByID({
    collection: slugsOf(req).pages,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const original = found as unknown as Page | null
  return original && original.languageCode !== page.languageCode ? original : null
}

/** Compares a translation with its original, text by text. */
export function compareWith(req: PayloadRequest, { original, own }: { original: Page; own: Page }): Translation {
  const side = (page: Page) => ({ page, tree: toTree(storedRows(req, page.elements)) })
  const slice = checkedSlices(getVoix(req.payload.config).catalogue.all)
  return readTranslation({ original: side(original), own: side(own), record: recordOf(own), slice })
}

/** Returns the ids of a translation's elements by the ids of the elements that they translate. */
export function pairsOf({ original, own }: { original: Page; own: Page }): Record<string, string> {
  const trees = [original, own].map(({ elements }) => toTree(readRows(elements)))
  return Object.fromEntries(pairElements(trees[0]!, trees[1]!, recordOf(own).elements))
}

export function recordOf({ translation }: Page): TranslationRecord {
  return isTranslationRecord(translation) ? translation : {}
}

/**
 * Records which source text each changed text of a translation was written for, so that later changes of the original
 * are reported. A text that is empty or equal to the source counts as untranslated.
 */
export const recordTranslated: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Page
  const after: Page = { ...before, ...(data as Page) }
  const isOfTheSame = idOf(before.translationOf) !== null && idOf(before.translationOf) === idOf(after.translationOf)
  // A restored version and the translation screen bring a record of their own.
  if (!isOfTheSame || !isEqual(before.translation, after.translation) || !textsDiffer(before, after)) return data
  const original = await readOriginal(req, after)
  if (!original) return data
  const elements = pairsOf({ original, own: after })
  const own = (page: Page): Page => ({ ...page, translation: { ...recordOf(page), elements } })
  const were = new Map(compareWith(req, { original, own: own(before) }).units.map(({ key, target }) => [key, target]))
  const texts = { ...recordOf(after).texts }
  for (const { key, source, target } of compareWith(req, { original, own: own(after) }).units) {
    if (source === null || were.get(key) === target) continue
    if (target === source || target === '') delete texts[key]
    else texts[key] = source
  }
  return { ...data, translation: { elements, texts } }
}

function textsDiffer(before: Page, after: Page): boolean {
  const names = ['elements', 'fields', ...PAGE_TEXTS.map(([field]) => field.split('.')[0] ?? field)]
  return names.some((name) => before[name] !== after[name] && !isEqual(before[name], after[name]))
}

function isTranslationRecord(value: unknown): value is TranslationRecord {
  if (!isRecord(value)) return false
  const { elements = {}, texts = {} } = value
  return [elements, texts].every((map) => isRecord(map) && Object.values(map).every((each) => typeof each === 'string'))
}
