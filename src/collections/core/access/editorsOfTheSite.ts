import type { Access, PayloadRequest, Where } from 'payload'
import { isAdministrator, isEditor } from './roles'

/** Editors write the pages of their sites; one without sites those of all. Nobody moves a page to a site that is not theirs. */
export const editorsOfTheSite: Access = ({ req, data }) => {
  if (!isEditor(req)) return false
  const sites = sitesOf(req)
  if (sites === null) return true
  const target = (data as { siteId?: unknown } | undefined)?.siteId
  if (target !== undefined && target !== null && !sites.includes(Number(target))) return false
  return { siteId: { in: sites } } satisfies Where
}

/** The same for a page that does not exist yet: its site comes with the data, 0 without one. */
export const editorsOfTheNewSite: Access = ({ req, data }) => {
  if (!isEditor(req)) return false
  const sites = sitesOf(req)
  return sites === null || sites.includes(Number((data as { siteId?: unknown } | undefined)?.siteId ?? 0))
}

function sitesOf(req: PayloadRequest): number[] | null {
  const sites = (req.user as { sites?: number[] | null } | null)?.sites ?? []
  return isAdministrator(req) || sites.length === 0 ? null : sites
}
