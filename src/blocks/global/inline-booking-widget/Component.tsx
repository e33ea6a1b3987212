import type { CSSProperties } from 'react'
import type { SliceProps } from 'voix/slices'
import { BookingForm } from '../../../components/booking/BookingForm'
import { Container } from '../../../components/Container'
import { readDocument, readText } from '../../lib/document'
import type { inlineBookingWidget } from './config'
import type { load } from './load'

export default function InlineBookingWidget(props: SliceProps<typeof inlineBookingWidget, typeof load>) {
  const { id, fields, field, root, data, context } = props
  const top = fields.top ?? 80
  const className = fields.shiftOverHero ? 'booking-shift' : 'section-small'
  const style = { '--booking-top': top } as CSSProperties
  const resort = readDocument(fields, 'resort')
  return (
    <div {...root} className={className} style={style} data-covers={Math.ceil((100 - top) / 10)}>
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
