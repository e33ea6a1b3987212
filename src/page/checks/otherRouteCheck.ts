import { applicationAt } from '../../options/application'
import type { Check } from '../../slices/checks'
import { fillPath, isPattern } from '../../tree'

/** Stands for the slug of any document. */
const ANY_SLUG = 'any-document'

/** The page's address, where a route or a file of the application answers it before the pages: visitors would never see the page. */
export const otherRoute: Check = {
  name: 'other-route',
  find: ({ page: { path } }) => {
    if (typeof path !== 'string') return []
    const by = applicationAt(encodeURI(isPattern(path) ? fillPath(path, ANY_SLUG) : path))
    if (by === null) return []
    const text = `Visitors of “${path}” get “${by}” of the application instead of this page. Choose another path, or have that removed.`
    return [{ level: 'error', field: 'path', text }]
  },
}
