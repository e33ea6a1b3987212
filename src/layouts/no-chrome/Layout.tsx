import type { LayoutProps } from 'voix/render'
import { Booking } from '../parts/Booking'

/** The type and colours of Solmara without header and footer: landing pages, frames, print. */
export default function NoChromeLayout({ page, context, signals, children }: LayoutProps) {
  return (
    <div data-layout="no-chrome">
      <main id="content">
        {children}
        <Booking page={page} context={context} signals={signals} />
      </main>
    </div>
  )
}
