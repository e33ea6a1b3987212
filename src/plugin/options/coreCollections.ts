import type { CollectionConfig } from 'payload'
import { annotations } from '../../collections/core/annotations'
import type { CoreContext } from '../../options/context'
import { formSubmissions, forms } from '../../collections/core/forms'
import { headTags } from '../../collections/core/headTags'
import { auditEvents, operations, references } from '../../collections/core/hidden'
import { media } from '../../collections/core/media'
import { menus } from '../../collections/core/menus'
import { pages } from '../../page/collection'
import { recipes } from '../../collections/core/recipes'
import { redirects } from '../../collections/core/redirects'
import { releases } from '../../collections/core/releases'
import { releaseItems } from '../../collections/core/releases/items'
import { users } from '../../collections/core/users'

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
