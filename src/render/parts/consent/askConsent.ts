import { CONSENT_EVENT, CONSENT_KEY, TAG_PREFIX } from '../../visitorTags/consent'

/**
 * Stores the visitor's decision, and opens the banner again on a click on `data-consent="open"`. Refused consent
 * removes the counters.
 */
export default function askConsent(island: HTMLElement): void {
  const root = document.documentElement
  const banner = island.querySelector<HTMLElement>('[data-consent=banner]')
  let opener: HTMLElement | null = null
  const close = (answer: string) => {
    root.setAttribute('data-voix-consent', answer)
    opener?.focus()
  }
  const decide = (answer: string) => {
    localStorage[CONSENT_KEY] = answer
    if (answer !== 'accepted')
      for (const key of Object.keys(localStorage)) if (key.startsWith(TAG_PREFIX)) localStorage.removeItem(key)
    close(answer)
    document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: answer }))
  }
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('button[data-consent]')
    const what = pressed?.dataset.consent
    if (what === 'open') {
      opener = pressed
      root.removeAttribute('data-voix-consent')
      banner?.focus()
    } else if (what) decide(what)
  })
  banner?.addEventListener('keydown', ({ key }) => {
    const answer = localStorage[CONSENT_KEY] as string | undefined
    if (key === 'Escape' && answer) close(answer)
  })
}
