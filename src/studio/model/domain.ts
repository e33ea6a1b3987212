import type { StudioBoot } from './boot'
import type { StudioPage } from './types'

/** The domain that the page is on: the origin of its site, `https://www.example.com`. `null`: its site has none of its own. */
export function domainOf({ sites }: Pick<StudioBoot, 'sites'>, { siteId }: Pick<StudioPage, 'siteId'>): string | null {
  return sites.find(({ id }) => id === siteId)?.origin ?? null
}
