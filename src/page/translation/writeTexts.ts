import { APIError, type PayloadRequest } from 'payload'
import { inRepeatableTransaction } from '../../collections/core/database/inTransaction'
import type { SentText, Written } from '../../contract/translation'
import { getVoix, slugsOf } from '../../options/getVoix'
import { markProblem, setTexts, type NewText, type Unit } from '../../slices/translation'
import { idOf } from '../../slices'
import { diff, readRows, toRows, toSnapshot, toTree } from '../../tree'
import { mustBeThere } from '../store/mustBeThere'
import { lockHead } from '../store/head'
import { savedFieldsOf, valuesOf } from '../store/content'
import { savePage } from '../save/savePage'
import { bringOver } from './bringOver'
import { compareWith, pairsOf, readOriginal, recordOf } from '../store/translationRecord'
import { inLanguage } from '../checks/findReferences'

interface Input {
  req: PayloadRequest
  id: string
  operationId: string
  texts?: readonly SentText[]
  /** Keys of texts to confirm: they are the same in both languages, or still fit the changed original. */
  confirmed?: readonly string[]
  /** Replaces links and shared sections with those of the language, if there are any. */
  references?: boolean
  /** Adds untranslated copies of the elements that the translation lacks. */
  missing?: boolean
}

/**
 * Writes texts of a translation with a regular save. Each text is compared by itself under the page's lock, so that
 * users who translate different texts do not conflict.
 */
export async function writeTexts({
  req,
  id,
  operationId,
  texts = [],
  confirmed = [],
  references,
  missing,
}: Input): Promise<Written> {
  const { pages } = slugsOf(req)
  return inRepeatableTransaction(req, async () => {
    mustBeThere(await lockHead({ req, id }))
    const { own, original, units } = await openTranslation(req, id)
    const [wanted, conflicts]: [NewText[], Written['conflicts']] = [[], []]
    const texted = new Map<string, string>()
    for (const { key, was, is } of texts) {
      const unit = units.get(key)
      if (!unit || (unit.target !== was && unit.target !== is)) conflicts.push({ key, theirs: unit?.target ?? null })
      else if (unit.target !== is) {
        refuseMarks(unit, is)
        wanted.push({ unit, text: is })
        texted.set(key, is)
      }
    }
    const pairs = pairsOf({ original, own })
    const from = toTree(readRows(original.elements)).rows
    const fields = savedFieldsOf(req.payload.collections[pages].config)
    const before = { page: valuesOf(own, fields), rows: readRows(own.elements) }
    const set = setTexts(before, wanted, (element) => from[pairs[element] ?? ''] ?? null)
    const { languageCode, siteId } = own as { languageCode: string; siteId: unknown }
    const brought = missing
      ? bringOver({ original: toTree(readRows(original.elements)), own: toTree(set.rows), pairs })
      : null
    const whole = brought ? toRows(brought.tree) : set.rows
    const isLed = references || missing
    const rows = isLed ? await inLanguage({ req, rows: whole, languageCode, siteId: siteId ?? 0 }) : whole
    const translation = { elements: brought?.pairs ?? pairs, texts: basesOf(own, units, texted, confirmed) }
    const change = diff(toSnapshot(before), toSnapshot({ page: { ...set.page, translation }, rows }))
    if (change) {
      const { saveActions } = getVoix(req.payload.config)
      await savePage({
        req,
        collection: req.payload.collections[pages].config,
        id,
        body: {
          baseRev: Number(own.rev ?? 0),
          operationId,
          action: saveActions.saveDraft ? 'saveDraft' : 'saveVersionForLater',
          change,
          label: null,
          restored: false,
        },
      })
    }
    return { saved: wanted.length, conflicts }
  })
}

/**
 * Returns the newest version of a translation, compared with its original. Throws a 400 for a page that is not a
 * translation.
 */
export async function openTranslation(req: PayloadRequest, id: string) {
  const found = await req.payload.findByID({
    collection: slugsOf(req).pages,
    id,
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  mustBeThere(found)
  const own = found as unknown as Record<string, unknown>
  const original = await readOriginal(req, own)
  if (!original && idOf(own.translationOf) !== null)
    throw new APIError(
      'The page that this one translates was deleted or is in the trash. Restore it, or go on in the studio.',
      409,
      null,
      true,
    )
  if (!original) throw new APIError('This page is not a translation of another one.', 400, null, true)
  const { units, missing } = compareWith(req, { original, own })
  return { own, original, missing, units: new Map(units.map((unit) => [unit.key, unit])) }
}

/**
 * Returns the source text on which each text is based. Written and confirmed texts are based on the current original.
 */
function basesOf(
  own: Record<string, unknown>,
  units: ReadonlyMap<string, Unit>,
  texted: ReadonlyMap<string, string>,
  confirmed: readonly string[],
): Record<string, string> {
  const texts = { ...recordOf(own).texts }
  for (const key of [...texted.keys(), ...confirmed]) {
    const source = units.get(key)?.source ?? null
    const isOpen = texted.has(key) && !confirmed.includes(key) && [source, ''].includes(texted.get(key) ?? '')
    if (source === null || isOpen) delete texts[key]
    else texts[key] = source
  }
  return texts
}

function refuseMarks({ key, place, label, segment, marks }: Unit, text: string): void {
  const problem = segment === null ? null : markProblem(text, marks)
  if (problem === null) return
  const message = `${place}, ${label}: ${problem}`
  throw new APIError(message, 400, { errors: [{ path: key, message }] }, true)
}
