import { VERIFIED_HINT } from '../../../booking/booking'

/** The server set the cookie once the provider had said yes; the proof itself is none that a script could read. */
export default function showVerified(island: HTMLElement): void {
  if (!document.cookie.split('; ').includes(`${VERIFIED_HINT}=1`)) return
  island.querySelector('[data-ask]')?.setAttribute('hidden', '')
  island.querySelector('[data-verified]')?.removeAttribute('hidden')
}
