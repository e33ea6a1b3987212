import { dayText, type SliceProps } from 'voix/slices'
import { EditorNote } from '../../../components/EditorNote'
import type { bookingDatesLimiter } from './config'

export default function BookingDatesLimiter({ fields, root, context }: SliceProps<typeof bookingDatesLimiter>) {
  const { labels } = context
  return (
    <EditorNote root={root} preview={context.preview} title={labels['booking.limiter'] ?? 'Bookable days of this page'}>
      <span>{wordsOf({ ...fields, labels, languageCode: context.languageCode })}</span>
    </EditorNote>
  )
}

interface Limits {
  min: string | null
  max: string | null
  labels: Readonly<Record<string, string>>
  languageCode: string
}

/** Describes the stays that visitors cannot book. */
function wordsOf({ min, max, labels, languageCode }: Limits): string {
  const say = (name: string, fallback: string, day: string) =>
    (labels[`booking.limiter.${name}`] ?? fallback).replace('{day}', dayText(day, languageCode))
  const parts = [
    ...(min ? [say('from', 'Visitors arrive on {day} at the earliest.', min)] : []),
    ...(max ? [say('until', 'They leave on {day} at the latest.', max)] : []),
  ]
  return parts.join(' ') || (labels['booking.limiter.none'] ?? 'Choose days: visitors may book any stay until then.')
}
