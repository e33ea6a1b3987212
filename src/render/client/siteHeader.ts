/** The attribute of `<html>` with the page's site; absent for the first one. */
export const SITE_ATTRIBUTE = 'data-site'

export function siteAttribute(siteId: number): { [SITE_ATTRIBUTE]?: number } {
  return siteId === 0 ? {} : { [SITE_ATTRIBUTE]: siteId }
}

/**
 * Returns the header of all the product's requests in a browser: the site of the page, 0 by default. Source: the
 * specification, §7.
 */
export function siteHeader(): { 'x-voix-site': string } {
  const html = typeof document === 'undefined' ? null : document.documentElement
  return { 'x-voix-site': html?.getAttribute(SITE_ATTRIBUTE) ?? '0' }
}
