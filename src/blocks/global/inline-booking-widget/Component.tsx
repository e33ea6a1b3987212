import type { CSSProperties } from 'react'
import type { SliceProps } from 'voix/slices'
import { BookingForm } from '../../../components/booking/BookingForm'
import { Container } from '../../../components/Container'
import { readDocument, readText } from '../../lib/document'
import type { inlineBookingWidget } from './config'
import type { load } from './load'

export default function InlineBookingWidget(props: SliceProps<typeof inlineBookingWidget, typeof load>) {
  const { id, fields, field, root, data, context } = props
  const shift = fields.shiftOverHero ? 'booking-shift' : 'section-small'
  const resort = readDocument(fields, 'resort')
  return (
    <div {...root} className={shift} style={{ '--booking-top': fields.top ?? 80 } as CSSProperties}>
      <Container width="wide">
        <BookingForm
          {...context}
          id={`booking-${id}`}
          kind="stay"
          resorts={data ?? []}
          resort={resort && readText(resort, 'slug')}
          withFlight={fields.showFlightBookingWidget}
          accent={fields.accentColor}
        >
          {fields.title ? (
            <p {...field.title} className="heading text-2xl">
              {fields.title}
            </p>
          ) : null}
        </BookingForm>
      </Container>
    </div>
  )
}
