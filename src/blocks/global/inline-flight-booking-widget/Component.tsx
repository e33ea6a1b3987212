import type { SliceProps } from 'voix/slices'
import { BookingBand } from '../../../components/booking/BookingBand'
import { readDocument, readText } from '../../lib/document'
import type { inlineFlightBookingWidget } from './config'
import type { load } from './load'

export default function InlineFlightBookingWidget(props: SliceProps<typeof inlineFlightBookingWidget, typeof load>) {
  const { id, fields, field, root, data, context } = props
  const resort = readDocument(fields, 'resort')
  return (
    <BookingBand
      {...context}
      root={root}
      fields={fields}
      field={field}
      id={`booking-${id}`}
      kind="flight"
      resorts={data ?? []}
      resort={resort && readText(resort, 'slug')}
      accent={fields.accentColor}
    />
  )
}
