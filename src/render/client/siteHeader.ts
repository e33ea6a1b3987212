/** What `<html>` says of the page's site; nothing for the first one. */
export const SITE_ATTRIBUTE = 'data-site'

export function siteAttribute(siteId: number): { [SITE_ATTRIBUTE]?: number } {
  return siteId === 0 ? {} : { [SITE_ATTRIBUTE]: siteId }
}

/** What every request of the product in a browser carries: the site of the page, 0 where it says none. Source: the specification, §7. */
export function siteHeader(): { 'x-voix-site': string } {
  const html = typeof document === 'undefined' ? null : document.documentElement
  return { 'x-voix-site': html?.getAttribute(SITE_ATTRIBUTE) ?? '0' }
}
