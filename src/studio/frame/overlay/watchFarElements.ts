import styles from './farElements.module.css'

/** Pages with fewer outermost nodes are drawn as they are: there is nothing to gain. */
const MANY = 40

/** From the window's edges, in heights of the window: what is nearer may be scrolled to before anybody is told. */
const NEAR = '100% 0px'

/**
 * Keeps the browser from styling and laying out what stands far from the window whenever something changes: on a page of a thousand
 * elements that is most of the time to the next picture. What is near is drawn exactly as on the site, without any containment.
 * `list` holds the page's outermost nodes. Answers the end.
 */
export function watchFarElements(list: HTMLElement): () => void {
  const { classList } = document.documentElement
  const watched = new Set<HTMLElement>()
  const distances = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (target instanceof HTMLElement) target.dataset.voixDistance = isIntersecting ? 'near' : 'far'
      }
    },
    { root: document, rootMargin: NEAR },
  )
  const forget = (node: HTMLElement) => {
    distances.unobserve(node)
    watched.delete(node)
    delete node.dataset.voixDistance
  }
  const watch = (node: HTMLElement) => {
    node.dataset.voixDistance = 'near'
    watched.add(node)
    distances.observe(node)
  }
  const follow = () => {
    const nodes = [...list.children].filter((node) => node instanceof HTMLElement && node.dataset.voixElement)
    const present = new Set(nodes.length < MANY ? [] : (nodes as HTMLElement[]))
    for (const node of [...watched]) if (!present.has(node)) forget(node)
    for (const node of present) if (!watched.has(node)) watch(node)
  }
  // In a window of another width everything has another height.
  let width = window.innerWidth
  const measureAgain = () => {
    if (window.innerWidth === width) return
    width = window.innerWidth
    for (const node of [...watched]) forget(node)
    follow()
  }
  const changes = new MutationObserver(follow)
  changes.observe(list, { childList: true })
  window.addEventListener('resize', measureAgain)
  if (styles.page) classList.add(styles.page)
  follow()
  return () => {
    window.removeEventListener('resize', measureAgain)
    changes.disconnect()
    distances.disconnect()
    for (const node of [...watched]) forget(node)
  }
}
