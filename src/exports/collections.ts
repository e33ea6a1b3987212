/**
 * Access rules for an application's own collections, the same as those of the product's.
 *
 * @module voix/collections
 */
export {
  anyone,
  noOne,
  onlyAdministrators,
  onlyEditors,
  onlyStaff,
  publishedOrStaff,
  publishedWithoutTrashOrStaff,
} from '../collections/core/access'
