import type { CollectionConfig, PayloadRequest, Where } from 'payload'
import { onlyEditors, onlyStaff, publishedOrStaff } from 'voix/collections'

const WRITTEN_BY_EDITORS = { create: onlyEditors, update: onlyEditors, delete: onlyEditors }

/** Visitors see what is published, staff everything, editors write. */
export const withDrafts: CollectionConfig['access'] = {
  ...WRITTEN_BY_EDITORS,
  read: publishedOrStaff,
  readVersions: onlyStaff,
}

/** Codes are worth money: visitors get them from the booking widget's rules, never as a list. */
export const forStaff: CollectionConfig['access'] = { ...WRITTEN_BY_EDITORS, read: onlyStaff }

/** The audience of travel agents, as elements and files name it. */
export const AGENTS = 'agents'

/** Travel agents who are signed in. */
export const isAgent = (user: PayloadRequest['user'] | undefined): boolean => user?.roles?.includes('agent') ?? false

/** Fact sheets with `corp_only` are for corporate visitors: staff and agents who are signed in. To everybody else there are none. */
export const withoutThoseForCompanies: CollectionConfig['access'] = {
  ...WRITTEN_BY_EDITORS,
  read: (args) => {
    if (onlyStaff(args)) return true
    const isKept: Where = { deletedAt: { exists: false } }
    return isAgent(args.req.user) ? isKept : { and: [isKept, { audience: { not_equals: 'corp_only' } }] }
  },
}
