import type { StudioBoot } from './boot'
import type { StudioPage } from './types'

/** Returns the origin of the page's site, `https://www.example.com`; `null` if the site has no own domain. */
export function domainOf({ sites }: Pick<StudioBoot, 'sites'>, { siteId }: Pick<StudioPage, 'siteId'>): string | null {
  return sites.find(({ id }) => id === siteId)?.origin ?? null
}
