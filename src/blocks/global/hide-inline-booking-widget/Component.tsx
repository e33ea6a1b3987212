import type { SliceProps } from 'voix/slices'
import { EditorNote } from '../../../components/EditorNote'
import type { hideInlineBookingWidget } from './config'

export default function HideInlineBookingWidget({
  fields,
  field,
  root,
  context,
}: SliceProps<typeof hideInlineBookingWidget>) {
  return (
    <EditorNote
      root={root}
      preview={context.preview}
      title={context.labels['booking.hidden'] ?? 'Without the layout’s booking widget'}
    >
      <span>
        {context.labels['booking.hidden.note'] ?? 'Visitors do not see the layout’s booking widget on this page.'}
      </span>
      <span {...field.reason}>{fields.reason}</span>
    </EditorNote>
  )
}
