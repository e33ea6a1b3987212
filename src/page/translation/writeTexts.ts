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
  /** Keys of texts that stay as they are: they say in both languages the same, or still fit the changed original. */
  confirmed?: readonly string[]
  /** Leads links to pages of the language, and shows its shared sections, where there are any. */
  references?: boolean
  /** Brings the elements that the original has and the translation lacks, not translated. */
  missing?: boolean
}

/**
 * Writes texts of a translation by a save like any other, its guards and its comparison of revisions included. Each text is compared by
 * itself under the lock of the page, so that two who translate different texts do not meet.
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

/** A translation as its newest version has it, beside its original. Throws a 400 for a page that translates none. */
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
  if (!original) throw new APIError('This page is no translation of another one.', 400, null, true)
  const { units, missing } = compareWith(req, { original, own })
  return { own, original, missing, units: new Map(units.map((unit) => [unit.key, unit])) }
}

/** What each text is based on: those that are written or confirmed now, on what the original says now. */
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
