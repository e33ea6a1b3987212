import config from '@payload-config'
import { components } from '../blocks/registry/components'
import { labels } from '../content/labels'
import { layoutImports } from '../layouts/imports'
import { createSite } from '../serve'

const notFoundLinks = [{ href: '/specials', label: 'notFound.offers' }]

/** The public site: the demo's slices and layouts on the product's pages. */
export const site = createSite({ config, components, layouts: layoutImports, labels, notFoundLinks })
