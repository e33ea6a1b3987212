import config from '@payload-config'
import { createVoix } from 'voix/serve'
import { components } from './blocks/registry/components'
import { SearchPage } from './layouts/parts/SearchPage'
import { StyleGuide } from './layouts/parts/StyleGuide'
import { layoutImports } from './layouts/registry/imports'

const notFoundLinks = [{ href: '/specials', label: 'notFound.offers' }]

/** The public site: the demo's slices and layouts on the product's pages. */
export const voix = createVoix({
  config,
  components,
  layouts: layoutImports,
  notFoundLinks,
  styleGuide: StyleGuide,
  SearchPage,
})
