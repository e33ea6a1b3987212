import { VERIFIED_HINT } from '../../../booking/booking'

/** The server sets this cookie after a successful verification. The proof itself is not readable for scripts. */
export default function showVerified(island: HTMLElement): void {
  if (!document.cookie.split('; ').includes(`${VERIFIED_HINT}=1`)) return
  island.querySelector('[data-ask]')?.setAttribute('hidden', '')
  island.querySelector('[data-verified]')?.removeAttribute('hidden')
}
