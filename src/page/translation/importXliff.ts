import { APIError, type PayloadRequest } from 'payload'
import type { Imported, ImportProblem, SentText } from '../../contract/translation'
import { markProblem, plainOf, type Unit } from '../../slices/translation'
import { getVoix } from '../../options/getVoix'
import { meansLanguage } from './meansLanguage'
import type { FileUnit, XliffFile } from './readXliff'
import { stampOf, storable } from './writeXliff'
import { openTranslation, writeTexts } from './writeTexts'

type ImportReason = ImportProblem['reason']

/** Writes the texts of a file. Texts that were changed since the export are skipped and reported. */
export async function importFile({
  req,
  id,
  file,
  operationId,
}: {
  req: PayloadRequest
  id: string
  file: XliffFile
  operationId: string
}): Promise<Imported> {
  const { own, units } = await openTranslation(req, id)
  const named = file.original.replace(/^pages\//, '')
  if (named !== id)
    refuse(`The file belongs to another page: its <file> has original="${file.original}". Import it there.`)
  const languageCode = String(own.languageCode)
  const codes = getVoix(req.payload.config).languages.map(({ code }) => code)
  if (!meansLanguage(file.targetLanguage, languageCode, codes))
    refuse(`The file translates into "${file.targetLanguage}", the page is in "${languageCode}".`)
  const [texts, confirmed, problems]: [SentText[], string[], ImportProblem[]] = [[], [], []]
  let [unchanged, untranslated] = [0, 0]
  for (const entry of file.units) {
    const now = units.get(entry.key) ?? null
    const sides = { source: entry.source, target: asWritten(entry.target ?? '', now) }
    if (entry.target === null || sides.target.trim() === '') untranslated += 1
    else if (now && sides.target === asItStands(now.target, now) && !(entry.isDone && now.state !== 'done'))
      unchanged += 1
    else {
      const problem = problemOf(entry, sides.target, now)
      if (problem) problems.push({ key: entry.key, line: entry.line, ...sides, now, ...problem })
      else if (now && sides.target !== asItStands(now.target, now))
        texts.push({ key: entry.key, was: now.target, is: sides.target })
      if (!problem && entry.isDone) confirmed.push(entry.key)
    }
  }
  const kept = confirmed.filter((key) => units.get(key)?.state !== 'done')
  if (texts.length === 0 && kept.length === 0) return { applied: 0, unchanged, untranslated, problems }
  const { saved, conflicts } = await writeTexts({ req, id, operationId, texts, confirmed: kept })
  // Texts that another user changed between reading and writing.
  const late = conflicts.flatMap(({ key }): ImportProblem[] => {
    const entry = file.units.find((one) => one.key === key)
    const now = units.get(key) ?? null
    const sides = {
      key,
      line: entry?.line ?? 0,
      source: entry?.source ?? '',
      target: asWritten(entry?.target ?? '', now),
    }
    return [{ ...sides, now, reason: 'target-changed', message: MESSAGES['target-changed'] }]
  })
  const onlyKept = kept.filter((key) => !texts.some((text) => text.key === key)).length
  return { applied: saved + onlyKept, unchanged, untranslated, problems: [...problems, ...late] }
}

const MESSAGES: Record<Exclude<ImportReason, 'marks'>, string> = {
  gone: 'This text no longer exists on the page.',
  'source-changed': 'The original was changed since the file was written.',
  'target-changed': 'The translation was changed since the file was written.',
}

function problemOf(
  entry: FileUnit,
  target: string,
  now: Unit | null,
): Pick<ImportProblem, 'reason' | 'message'> | null {
  const problem = (reason: Exclude<ImportReason, 'marks'>) => ({ reason, message: MESSAGES[reason] })
  if (!now) return problem('gone')
  const marks = now.segment === null ? null : markProblem(target, now.marks)
  if (marks !== null) return { reason: 'marks', message: marks }
  if (asWritten(entry.source, now) !== asItStands(now.source ?? '', now)) return problem('source-changed')
  if (target === asItStands(now.target, now)) return null
  // A text without a stamp is only written if it has not been translated.
  const isAsItWas = entry.stamp === null ? now.state === 'open' : entry.stamp === stampOf(storable(now.target))
  return isAsItWas ? null : problem('target-changed')
}

/** Returns a text of the file as its field stores it: rich text is encoded, other text is plain. */
function asWritten(text: string, now: Unit | null): string {
  const written = storable(now?.segment === null ? plainOf(text) : text)
  return now === null ? written : withoutLayout(written, now)
}

/** Returns the text of a field in the form in which it is compared with a file. */
function asItStands(text: string, now: Unit): string {
  return withoutLayout(storable(text), now)
}

/** Removes line breaks and indentation that programs add. A multi-line field keeps those within it. */
function withoutLayout(text: string, { segment, isLong }: Unit): string {
  const trimmed = text.replace(/^[ \t]*\n\s*|[ \t]*\n\s*$/g, '')
  return isLong && segment === null ? trimmed : trimmed.replace(/[ \t]*\n\s*/g, ' ')
}

function refuse(message: string): never {
  throw new APIError(message, 400, null, true)
}
