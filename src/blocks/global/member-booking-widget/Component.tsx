import type { SliceProps } from 'voix/slices'
import { BookingBand } from '../../../components/booking/BookingBand'
import { readDocument, readText } from '../../lib/document'
import type { memberBookingWidget } from './config'
import type { load } from './load'

export default function MemberBookingWidget(props: SliceProps<typeof memberBookingWidget, typeof load>) {
  const { id, fields, field, root, data, context } = props
  const resort = readDocument(fields, 'resort')
  return (
    <BookingBand
      {...context}
      root={root}
      fields={fields}
      field={field}
      id={`booking-${id}`}
      kind="member"
      resorts={data ?? []}
      resort={resort && readText(resort, 'slug')}
      accent={fields.accentColor}
    />
  )
}
