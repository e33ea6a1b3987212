import type { SliceProps } from 'voix/slices'
import { EditorNote } from '../../../components/EditorNote'
import type { bookingDatesLimiter } from './config'

export default function BookingDatesLimiter({ fields, root, context }: SliceProps<typeof bookingDatesLimiter>) {
  const { labels } = context
  return (
    <EditorNote root={root} preview={context.preview} title={labels['booking.limiter'] ?? 'Bookable days of this page'}>
      <span>
        {fields.min ?? '…'} – {fields.max ?? '…'}
      </span>
    </EditorNote>
  )
}
