import type { LayoutProps } from 'voix/render'
import { UnlessSignal, WithSignal } from 'voix/render/parts'
import type { BookableResort } from '../../booking/booking'
import { BookingForm } from '../../components/booking/BookingForm'
import { Container } from '../../components/Container'
import { bookingRules } from '../lib/bookingRules'
import { readNotBooked } from '../lib/pageFields'

interface BookingProps extends Pick<LayoutProps, 'context' | 'signals'> {
  /** Its field `notBooked` excludes resorts. */
  page?: Pick<LayoutProps['page'], 'fields'>
  /** The resorts of the layout's own widget. Layouts without one leave it out. */
  resorts?: readonly BookableResort[]
  className?: string
}

const OWN = 'booking-layout'

/**
 * Renders the layout's own widget, unless the page shows one or hides it, and the booking rules of the page and its
 * slices as hidden inputs of every widget on the page. The inputs belong to their form by its id, so they are sent
 * without a script. The script disables those of slices that the visitor does not see.
 */
export function Booking({ page, context, signals, resorts = [], className = '' }: BookingProps) {
  const { widgets, hiding, rules } = bookingRules(signals, page ? readNotBooked(page) : [])
  const own =
    resorts.length > 0 ? (
      <div className={`section-small ${className}`}>
        <Container width="wide">
          <BookingForm {...context} id={OWN} kind="stay" resorts={resorts} />
        </Container>
      </div>
    ) : null
  const forms = own ? [...widgets, OWN] : widgets
  return (
    <>
      {own ? <UnlessSignal signals={hiding}>{own}</UnlessSignal> : null}
      {rules.map(({ signal = {}, values }, index) => (
        <WithSignal key={index} signal={signal}>
          {forms.flatMap((form) =>
            values.map(([name, value]) => (
              <input key={`${form} ${name}`} type="hidden" form={form} name={name} value={value} />
            )),
          )}
        </WithSignal>
      ))}
    </>
  )
}
