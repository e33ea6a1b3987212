import type { CollectionBeforeChangeHook } from 'payload'
import type { CoreContext } from '../../options/context'
import { audienceFaults, readRows } from '../../tree'
import { throwFaults } from './throwFaults'

interface Body {
  _status?: string | null
  elements?: unknown
}

/** Refuses to publish an element for an unknown audience, which no visitor would see. Published elements are exempt. */
export function checkAudiences({ audiences }: CoreContext): CollectionBeforeChangeHook {
  const names = audiences.map(({ name }) => name)
  return ({ data, originalDoc, req }) => {
    const before = (originalDoc ?? {}) as Body
    const after = { ...before, ...(data as Body) }
    if (after._status !== 'published') return data
    const rows = readRows(after.elements)
    const faults = audienceFaults({
      rows,
      names,
      known: before._status === 'published' ? readRows(before.elements) : [],
    })
    return faults.length === 0 ? data : throwFaults({ faults, rows, req })
  }
}
