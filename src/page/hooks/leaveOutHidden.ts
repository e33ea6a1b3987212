import type { CollectionAfterReadHook, CollectionBeforeOperationHook } from 'payload'
import { isStaff, readsWholePages } from '../../collections/core/access'
import type { CoreContext } from '../../options/context'
import { treeRules } from '../../slices'
import { isRecord, quarantined, readRows, ROW_KEYS, shownFieldsOf, toTree, visibleRows, type Row } from '../../tree'

type Select = Record<string, unknown>

/**
 * Whoever is no staff gets of a page what the site shows of it, whichever way it is read: elements and fields that are switched off,
 * elements that break a rule, conditions and locks are left out.
 */
export function leaveOutHidden({ catalogue, defaultLayout }: CoreContext): CollectionAfterReadHook {
  return ({ doc, overrideAccess, req }) => {
    if (overrideAccess || isStaff(req) || readsWholePages(req)) return doc as unknown
    const page = doc as { elements?: unknown; fields?: unknown; layout?: string | null }
    const { elements, fields } = page
    const shown = (): Row[] => {
      const tree = toTree(readRows(elements))
      const rules = treeRules(catalogue, page.layout || defaultLayout)
      return visibleRows(tree, { skipped: quarantined(tree, rules) }).map(asShown)
    }
    return {
      ...page,
      ...(Array.isArray(elements) ? { elements: shown() } : {}),
      ...(Array.isArray(fields)
        ? { fields: fields.filter((field) => isRecord(field) && field.enabled !== false) }
        : {}),
    }
  }
}

/** What is hidden shows in the whole element and the page's layout: a part of an element is not to be had without them. */
export const selectWholeElements: CollectionBeforeOperationHook = ({ args, overrideAccess, req }) => {
  const { select } = args as { select?: Select }
  if (overrideAccess || !select || isStaff(req)) return args
  return { ...args, select: withWholeElements(select) } as typeof args
}

function withWholeElements(select: Select): Select {
  const { elements, layout: _layout, ...others } = select
  if (!leavesOut(select)) return elements ? { ...select, elements: true, layout: true } : select
  return elements === false ? select : others
}

/** Whether the selection names what is left out, and not what is wanted. */
function leavesOut(select: Select): boolean {
  return Object.values(select).some((value) => value === false || (isRecord(value) && leavesOut(value)))
}

function asShown(row: Row): Row {
  const { conditionsSettings: _conditions, permissions: _locks, unreadable: _unreadable, ...element } = row.element
  const own = Object.fromEntries(ROW_KEYS.map((key) => [key, row[key]]))
  return { ...shownFieldsOf(row), ...own, element } as Row
}
