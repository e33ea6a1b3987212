import { isSignedIn } from './isSignedIn'

/** What stands behind the button checks its visitors itself: this only spares them a way round. */
export default function showTheirs(island: HTMLElement): void {
  const isInside = isSignedIn()
  island.querySelector('[data-signed-in]')?.toggleAttribute('hidden', !isInside)
  island.querySelector('[data-signed-out]')?.toggleAttribute('hidden', isInside)
}
