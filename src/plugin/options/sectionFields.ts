import type { Config, Field, FilterOptionsProps } from 'payload'
import { SECTION_KIND } from '../../tree'
import type { Slugs } from '../../options/context'
import { mapFields } from './mapFields'

/** Collections that refer to sections as well as pages. */
const TO_SECTIONS = ['pages', 'references', 'annotations', 'page-reviews'] as const

/**
 * Returns the config without shared sections as options of fields that link to pages (menus, redirects, the
 * application's own), since sections have no address. A field with its own filter keeps it.
 */
export function withoutSections<Given extends Pick<Config, 'collections' | 'globals'>>(
  config: Given,
  slugs: Slugs,
): Given {
  const { pages } = slugs
  const filterOptions = ({ relationTo }: Pick<FilterOptionsProps, 'relationTo'>) =>
    relationTo === pages ? { kind: { not_equals: SECTION_KIND } } : true
  const filter = (field: Field): Field => {
    if (field.type !== 'relationship' || field.filterOptions) return field
    return [field.relationTo].flat().includes(pages) ? ({ ...field, filterOptions } as Field) : field
  }
  const own = new Set<string>(TO_SECTIONS.map((name) => slugs[name]))
  const collections = config.collections?.map((collection) =>
    own.has(collection.slug)
      ? collection
      : (mapFields({ collections: [collection] }, filter).collections[0] ?? collection),
  )
  const globals = mapFields({ globals: config.globals ?? [] }, filter).globals
  return { ...config, ...(collections ? { collections } : {}), ...(config.globals ? { globals } : {}) }
}
