import type { CollectionConfig } from 'payload'
import { annotations } from './annotations'
import type { CoreContext } from './context'
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
  menus(),
  media(context),
  recipes(context),
  forms(),
  formSubmissions(),
  releases(),
  releaseItems(),
  annotations(),
  redirects(context),
  headTags(),
  users(context),
  references(),
  operations(),
  auditEvents(),
]
