import type { CollectionConfig } from 'payload'
import { annotations } from './annotations'
import type { CoreContext } from '../../options/context'
import { formSubmissions, forms } from './forms'
import { headTags } from './headTags'
import { auditEvents, operations, references } from './hidden'
import { media } from './media'
import { menus } from './menus'
import { pages } from '../../pages/collection'
import { recipes } from './recipes'
import { redirects } from './redirects'
import { releases } from './releases'
import { releaseItems } from './releases/items'
import { users } from './users'

/** The collections that the product cannot work without. */
export const coreCollections = (context: CoreContext): CollectionConfig[] => [
  pages(context),
  menus(context),
  media(context),
  recipes(context),
  forms(context),
  formSubmissions(context),
  releases(context),
  releaseItems(context),
  annotations(context),
  redirects(context),
  headTags(context),
  users(context),
  references(context),
  operations(context),
  auditEvents(context),
]
