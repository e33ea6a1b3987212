import { fieldTypeOf } from '../../slices'
import { plainText } from '../../slices/fieldTypes/defineFieldType'
import type { ChangeLine } from '../../slices/types'
import { isSameValue } from '../../tree'
import type { SliceFieldInfo } from '../model/boot'
import { textDiff } from './textDiff'

interface Change {
  field: SliceFieldInfo
  before: unknown
  after: unknown
}

interface Texts {
  label: string
  before: string
  after: string
}

const WORDS = { text: textLine, prose: proseLine, each: describeField }

/** What became of a field, in words. Empty when nothing that matters did. */
export function describeField({ field, before, after }: Change): ChangeLine[] {
  if (isSameValue(before, after)) return []
  const { changes, text } = fieldTypeOf(field)
  if (changes) return changes({ field, before, after, words: WORDS })
  return [describeTexts({ label: field.label, before: text(before, field), after: text(after, field) })]
}

/** Texts and what reads as one; of anything else only that it changed. */
export function describeValue({
  label,
  before,
  after,
}: {
  label: string
  before: unknown
  after: unknown
}): ChangeLine {
  return describeTexts({ label, before: plainText(before), after: plainText(after) })
}

function describeTexts({ label, before, after }: { label: string; before: string | null; after: string | null }) {
  if (before === null || after === null) return { kind: 'note', label, text: 'changed' } as const
  return textLine({ label, before, after })
}

/** Longer texts are shown with their differences marked. */
const SHORT = 80

export function textLine({ label, before, after }: Texts): ChangeLine {
  const isShort = [before, after].every((text) => text.length <= SHORT && !text.includes('\n'))
  return isShort ? { kind: 'text', label, before, after } : proseLine({ label, before, after })
}

function proseLine({ label, before, after }: Texts): ChangeLine {
  if (before === after) return { kind: 'note', label, text: 'formatted differently' }
  return { kind: 'prose', label, parts: textDiff(before, after) }
}
