import type { CollectionBeforeChangeHook } from 'payload'
import { refuse } from '../../collections/core/refuse'
import { slugsOf } from '../../options/getVoix'
import { SECTION_KIND } from '../../tree'

const KINDS = ['page', SECTION_KIND]

interface Kind {
  kind?: string | null
  path?: string | null
}

/** Refuses unknown kinds and a change of the kind. Removes the path of a shared section. */
export const checkKind: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const before = (originalDoc ?? {}) as Kind
  const after = { ...before, ...(data as Kind) }
  const kind = after.kind ?? 'page'
  const problem = !KINDS.includes(kind)
    ? `"${kind}" is not a kind of page. Use one of: ${KINDS.join(', ')}.`
    : operation === 'update' && kind !== (before.kind ?? 'page')
      ? 'A page cannot become a shared section, nor a shared section a page.'
      : null
  if (problem) refuse({ collection: slugsOf(req).pages, errors: [{ message: problem, path: 'kind' }], req })
  return kind === SECTION_KIND ? { ...(data as Kind), path: null } : data
}
