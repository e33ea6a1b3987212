import type { CollectionBeforeChangeHook, JSONField, PayloadRequest } from 'payload'
import { onlyStaff } from '../../collections/core/access'
import { getVoix, slugsOf } from '../../options/getVoix'
import { storedRows } from '../../options/storedRows'
import { idOf } from '../../slices'
import { checkedSlices } from '../../slices/checks/checkedSlices'
import { PAGE_TEXTS } from '../../slices/translation/units'
import { pairElements, readTranslation, type Translation, type TranslationRecord } from '../../slices/translation'
import { isEqual, isRecord, readRows, toTree } from '../../tree'

/** What a translation is based on: see `TranslationRecord`. Written by the product; it is part of every version. */
export const translationField: JSONField = {
  name: 'translation',
  type: 'json',
  access: { read: onlyStaff },
  admin: { hidden: true },
  validate: (value) =>
    value == null || isTranslationRecord(value) || 'A translation is { elements, texts }, texts by id and by key.',
}

type Page = Record<string, unknown> & { elements?: unknown }

/** The page that a page translates, as its newest version has it, with the rights of whoever asks; `null`: there is none to be read. */
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

/** A translation beside its original. */
export function compareWith(req: PayloadRequest, { original, own }: { original: Page; own: Page }): Translation {
  const side = (page: Page) => ({ page, tree: toTree(storedRows(req, page.elements)) })
  const slice = checkedSlices(getVoix(req.payload.config).catalogue.all)
  return readTranslation({ original: side(original), own: side(own), record: recordOf(own), slice })
}

/** Which element of a translation stands for which of its original. */
export function pairsOf({ original, own }: { original: Page; own: Page }): Record<string, string> {
  const trees = [original, own].map(({ elements }) => toTree(readRows(elements)))
  return Object.fromEntries(pairElements(trees[0]!, trees[1]!, recordOf(own).elements))
}

export function recordOf({ translation }: Page): TranslationRecord {
  return isTranslationRecord(translation) ? translation : {}
}

/**
 * Whatever way a text of a translation is written, it translates what the original says now: so that a later change of the original is
 * told. One that says what the original says is open again.
 */
export const recordTranslated: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Page
  const after: Page = { ...before, ...(data as Page) }
  const isOfTheSame = idOf(before.translationOf) !== null && idOf(before.translationOf) === idOf(after.translationOf)
  // Whoever brings it along knows: a version that is restored, the screen of translations.
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
