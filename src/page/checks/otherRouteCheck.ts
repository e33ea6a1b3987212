import { applicationAt } from '../../options/application'
import type { Check } from '../../slices/checks'
import { fillPath, isPattern, writePath } from '../../tree'

/** Placeholder for the slug of a document. */
const ANY_SLUG = 'any-document'

/** Reports a page whose address is served by a route or a file of the application. */
export const otherRoute: Check = {
  name: 'other-route',
  find: ({ page: { path } }) => {
    if (typeof path !== 'string') return []
    const by = applicationAt(writePath(isPattern(path) ? fillPath(path, ANY_SLUG) : path))
    if (by === null) return []
    const text = `The application serves “${by}” at “${path}” instead of this page. Choose another path, or have it removed.`
    return [{ level: 'error', field: 'path', text }]
  },
}
