import type { CollectionConfig } from 'payload'
import { anyone, onlyEditors, onlyStaff, publishedWithoutTrashOrStaff } from 'voix/collections'

const WRITTEN_BY_EDITORS = { create: onlyEditors, update: onlyEditors, delete: onlyEditors }

/** Visitors see what is published, staff everything, editors write. */
export const withDrafts: CollectionConfig['access'] = {
  ...WRITTEN_BY_EDITORS,
  read: publishedWithoutTrashOrStaff,
  readVersions: onlyStaff,
}

/** Everybody sees every document. */
export const openToAll: CollectionConfig['access'] = { ...WRITTEN_BY_EDITORS, read: anyone }

/** Codes are worth money: visitors get them from the booking widget's rules, never as a list. */
export const forStaff: CollectionConfig['access'] = { ...WRITTEN_BY_EDITORS, read: onlyStaff }
