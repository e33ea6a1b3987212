import type { LayoutProps } from 'voix/render'
import type { BookableResort } from '../../booking/booking'
import { BookingForm } from '../../components/booking/BookingForm'
import { Container } from '../../components/Container'
import { bookingRules } from '../lib/bookingRules'
import { readNotBooked } from '../lib/pageFields'

interface BookingProps extends Pick<LayoutProps, 'context' | 'signals'> {
  /** Its field `notBooked` leaves resorts out. */
  page?: Pick<LayoutProps['page'], 'fields'>
  /** The resorts of the layout's own widget; left out by layouts that have none. */
  resorts?: readonly BookableResort[]
  className?: string
}

const OWN = 'booking-layout'

/**
 * The layout's own widget, unless the page has one or hides it; and what the page's slices and its own fields say of bookings, as fields of every widget on
 * the page. They belong to their form by its id, so that they go with it without a script.
 */
export function Booking({ page, context, signals, resorts = [], className = '' }: BookingProps) {
  const { widgets, isHidden, values } = bookingRules(signals, page ? readNotBooked(page) : [])
  const hasOwn = !isHidden && resorts.length > 0
  const forms = hasOwn ? [...widgets, OWN] : widgets
  return (
    <>
      {hasOwn ? (
        <div className={`section-small ${className}`}>
          <Container width="wide">
            <BookingForm {...context} id={OWN} kind="stay" resorts={resorts} />
          </Container>
        </div>
      ) : null}
      {forms.flatMap((form) =>
        Object.entries(values).map(([name, value]) => (
          <input key={`${form} ${name}`} type="hidden" form={form} name={name} value={value} />
        )),
      )}
    </>
  )
}
