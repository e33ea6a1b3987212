import type { ReactNode } from 'react'
import type { LayoutProps } from 'voix/render'
import { UnlessSignal } from 'voix/render/parts'

/** The header's link to the offers, unless special offers on the page replace it. */
export function UnlessOffers({ signals, children }: Pick<LayoutProps, 'signals'> & { children: ReactNode }) {
  const standIns = signals.filter(
    ({ slice, value }) => slice === 'special-offers' && (value as { hidesOffersLink?: boolean }).hidesOffersLink,
  )
  return <UnlessSignal signals={standIns}>{children}</UnlessSignal>
}
