/**
 * Returns the script that keeps the links of a release's preview within it. A link is rewritten when the visitor points
 * at or focuses it, so links that scripts add are covered, too.
 */
export function followScript({ base, own }: { base: string; own: readonly string[] }): string {
  const first = JSON.stringify(own.filter((name) => !/[.*]/.test(name)))
  return `(() => {
  const base = ${JSON.stringify(base)}, own = ${first}
  const follow = (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!link || link.origin !== location.origin || own.includes(link.pathname.split('/')[1])) return
    link.setAttribute('href', base + (link.pathname === '/' ? '' : link.pathname) + link.search + link.hash)
  }
  for (const name of ['pointerdown', 'focusin', 'click']) document.addEventListener(name, follow, true)
})()`.replaceAll('<', '\\u003c')
}
