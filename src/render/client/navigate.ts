import { safeHref } from '../../slices/href.mjs'
import { EXTERNAL_LOADER_MS, showLoader } from './loaderOverlay'

/** How {@link navigate} goes. */
export interface NavigateOptions {
  /** Another site may be the target. Default `false`: an address that a visitor could have brought along leads away from no page. */
  external?: boolean
}

/**
 * Goes to another page. Throws a `TypeError` and stays where the address is not safe (`isSafeHref`), whatever the options say, and
 * where it leads to another site without `external: true`.
 */
export function navigate(href: string, { external = false }: NavigateOptions = {}): void {
  const safe = safeHref(href)
  if (safe === null) throw new TypeError(`"${href}" is no address that a page may lead to.`)
  const target = new URL(safe, location.href)
  if (target.origin !== location.origin && !external)
    throw new TypeError(`"${href}" leads to another site. If it may, say so: navigate(href, { external: true }).`)
  // Mail and telephone leave the page where it is.
  if (target.origin !== location.origin && target.protocol.startsWith('http'))
    showLoader({ hideAfter: EXTERNAL_LOADER_MS })
  location.assign(target)
}
