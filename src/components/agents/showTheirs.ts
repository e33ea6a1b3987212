import { isSignedIn } from './isSignedIn'

/**
 * Shows the content for signed-in or signed-out visitors. The linked page checks the session itself: this only saves a
 * detour.
 */
export default function showTheirs(island: HTMLElement): void {
  const isInside = isSignedIn()
  island.querySelector('[data-signed-in]')?.toggleAttribute('hidden', !isInside)
  island.querySelector('[data-signed-out]')?.toggleAttribute('hidden', isInside)
}
