import type { CollectionBeforeChangeHook } from 'payload'
import { faultWords, readRows } from '../../tree'
import { isAdministrator } from '../../collections/core/access'
import type { CoreContext } from '../../options/context'
import { refuse } from '../../collections/core/refuse'
import { brokenLocks } from './locks'

/** Refuses changes to elements that administrators have locked, unless the user is one or there is no user. */
export function respectLocks({ catalogue }: CoreContext): CollectionBeforeChangeHook {
  return ({ data, originalDoc, operation, req }) => {
    if (operation !== 'update' || !req.user || isAdministrator(req)) return data
    const before = readRows((originalDoc as { elements?: unknown } | undefined)?.elements)
    const { elements } = data as { elements?: unknown }
    const after = elements ? readRows(elements) : before
    const broken = brokenLocks({ before, after, catalogue })
    if (broken.length === 0) return data
    const errors = broken.map((fault) => ({ message: faultWords(fault), path: `elements.${fault.element}`, fault }))
    return refuse({ collection: 'pages', errors, req })
  }
}
