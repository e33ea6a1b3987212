import { isSignedIn } from '../../../components/agents/isSignedIn'

/** Without a session the links open the sign-in page, since their targets would respond with an error. */
export default function openDoors(island: HTMLElement): void {
  const isInside = isSignedIn()
  island.querySelector('[data-signed-out]')?.toggleAttribute('hidden', isInside)
  const login = island.querySelector<HTMLAnchorElement>('[data-signed-out] a')?.href
  if (isInside || !login) return
  for (const door of island.querySelectorAll<HTMLAnchorElement>('a[data-door]')) door.href = login
}
