import type { StudioPage } from '../../../model'
import { pageMeta } from './pageMeta'
import type { InspectorTab } from '../InspectorTabs'

/** The tabs of the page itself, with a note on those that hold something. */
export function pageTabs(page: StudioPage): InspectorTab[] {
  const { noIndex } = pageMeta(page)
  const { length } = page.fields
  return [
    { id: 'page', label: 'Page' },
    { id: 'fields', label: 'Fields', note: length > 0 ? `${length} set` : undefined },
    { id: 'seo', label: 'SEO', note: noIndex ? 'kept out of search engines' : undefined },
    { id: 'properties', label: 'Properties', note: page.tags.length > 0 ? 'with tags' : undefined },
  ]
}
