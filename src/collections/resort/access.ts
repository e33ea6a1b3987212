import type { CollectionConfig, PayloadRequest, Where } from 'payload'
import { onlyEditors, onlyStaff, publishedOrStaff } from 'voix/collections'

const WRITTEN_BY_EDITORS = { create: onlyEditors, update: onlyEditors, delete: onlyEditors }

/** Visitors can read published documents, staff all of them. Editors can write. */
export const withDrafts: CollectionConfig['access'] = {
  ...WRITTEN_BY_EDITORS,
  read: publishedOrStaff,
  readVersions: onlyStaff,
}

/** Codes are worth money: visitors get them from the rules of the booking widget, never as a list. */
export const forStaff: CollectionConfig['access'] = { ...WRITTEN_BY_EDITORS, read: onlyStaff }

/** The audience of travel agents for elements and files. */
export const AGENTS = 'agents'

/** Returns whether the user is a travel agent. */
export const isAgent = (user: PayloadRequest['user'] | undefined): boolean => user?.roles?.includes('agent') ?? false

/** Hides fact sheets with `corp_only` from everyone but staff and signed-in agents. */
export const withoutThoseForCompanies: CollectionConfig['access'] = {
  ...WRITTEN_BY_EDITORS,
  read: (args) => {
    if (onlyStaff(args)) return true
    const isKept: Where = { deletedAt: { exists: false } }
    return isAgent(args.req.user) ? isKept : { and: [isKept, { audience: { not_equals: 'corp_only' } }] }
  },
}
