import { CONSENT_EVENT, CONSENT_KEY, TAG_PREFIX } from './consent'

/**
 * Counts the visitor's interest in the browser, only with consent: the tags of the page at once, those of an element
 * when it is seen. The event `experience added` on the document reports each total.
 */
export default function countTags(): void {
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) see(target)
  })
  const see = (element: Element) => {
    watch.unobserve(element)
    if (localStorage[CONSENT_KEY] !== 'accepted') return
    for (const [tag, point] of new URLSearchParams(element.getAttribute('data-vt') ?? '')) {
      const key = TAG_PREFIX + tag
      const points = parseInt(point, 10)
      const total = (parseInt(localStorage[key] as string, 10) || 0) + points
      localStorage[key] = total
      document.dispatchEvent(new CustomEvent('experience added', { bubbles: true, detail: { tag, points, total } }))
    }
  }
  const begin = () => {
    see(document.documentElement)
    for (const element of document.body.querySelectorAll('[data-vt]')) watch.observe(element)
  }
  document.addEventListener(CONSENT_EVENT, begin)
  begin()
}
