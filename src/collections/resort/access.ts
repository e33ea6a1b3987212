import type { CollectionConfig } from 'payload'
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

/** Papers for companies are no list for visitors; an editor decides which pages show them. */
export const withoutThoseForCompanies: CollectionConfig['access'] = {
  ...WRITTEN_BY_EDITORS,
  read: (args) => onlyStaff(args) || { audience: { not_equals: 'corp_only' }, deletedAt: { exists: false } },
}
