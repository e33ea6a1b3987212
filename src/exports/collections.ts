/**
 * Access rules for an application's own collections, the same as those of the product's, and `findForm`, which returns
 * a form as visitors get it.
 *
 * @module voix/collections
 */
/** @public */
export {
  anyone,
  keptOrStaff,
  noOne,
  onlyAdministrators,
  onlyEditors,
  onlyStaff,
  publishedOrStaff,
  publishedWithoutTrashOrStaff,
} from '../collections/core/access'
/** @public */
export { findForm } from '../collections/core/forms/findForm'
