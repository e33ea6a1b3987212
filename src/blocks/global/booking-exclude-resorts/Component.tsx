import type { SliceProps } from 'voix/slices'
import { EditorNote } from '../../../components/EditorNote'
import { readText } from '../../lib/document'
import type { bookingExcludeResorts } from './config'

export default function BookingExcludeResorts({ fields, root, context }: SliceProps<typeof bookingExcludeResorts>) {
  const { labels } = context
  const names = fields.bookingexcluderesorts.map((resort) => readText(resort, 'name'))
  return (
    <EditorNote root={root} preview={context.preview} title={labels['booking.excluded'] ?? 'Not booked from this page'}>
      <span>
        {names.join(', ') ||
          (labels['booking.excluded.none'] ?? 'Choose resorts: visitors may book all of them until then.')}
      </span>
    </EditorNote>
  )
}
