import { safeHref } from '../../slices/href.mjs'
import { EXTERNAL_LOADER_MS, showLoader } from './loaderOverlay'

/** Options of {@link navigate}. */
export interface NavigateOptions {
  /**
   * Allows other sites as the target. Default `false`: an address from visitors' input cannot lead away from the site.
   */
  external?: boolean
}

/**
 * Opens another page. Throws a `TypeError` if the address is unsafe (`isSafeHref`), whatever the options, or if it
 * leads to another site without `external: true`.
 */
export function navigate(href: string, { external = false }: NavigateOptions = {}): void {
  const safe = safeHref(href)
  if (safe === null) throw new TypeError(`"${href}" is not a safe address.`)
  const target = new URL(safe, location.href)
  if (target.origin !== location.origin && !external)
    throw new TypeError(`"${href}" leads to another site. To allow it, call navigate(href, { external: true }).`)
  // Mail and telephone links do not leave the page.
  if (target.origin !== location.origin && target.protocol.startsWith('http'))
    showLoader({ hideAfter: EXTERNAL_LOADER_MS })
  location.assign(target)
}
