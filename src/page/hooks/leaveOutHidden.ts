import type { CollectionAfterReadHook, CollectionBeforeOperationHook } from 'payload'
import { audiencesOf, isStaff, readsWholePages } from '../../collections/core/access'
import { shownWithSections } from '../../collections/core/sections/readSections'
import type { CoreContext } from '../../options/context'
import { treeRules } from '../../slices'
import { fieldsOff, filledRules, isRecord, readRows, ROW_KEYS, shownFieldsOf, shownRows, type Row } from '../../tree'
import type { Envelope } from '../../tree'

type Select = Record<string, unknown>

/**
 * Returns to visitors only what the site shows of a page, in every API. Removes locks, settings, disabled elements and
 * fields, and elements that break a rule or are for other visitors. Conditions stay, since the browser evaluates them.
 */
export function leaveOutHidden({ catalogue, defaultLayout }: CoreContext): CollectionAfterReadHook {
  return async ({ doc, overrideAccess, req }) => {
    if (overrideAccess || isStaff(req) || readsWholePages(req)) return doc as unknown
    const page = doc as { elements?: unknown; fields?: unknown; layout?: string | null }
    const { elements, fields } = page
    const shown = async (): Promise<Row[]> => {
      const rules = treeRules(catalogue, page.layout || defaultLayout)
      const rows = await shownWithSections({ req, rows: readRows(elements), rules })
      return shownRows(rows, { rules: filledRules(rules), audiences: audiencesOf(req) }).map(asShown)
    }
    return {
      ...page,
      ...(Array.isArray(elements) ? { elements: await shown() } : {}),
      ...(Array.isArray(fields)
        ? { fields: fields.filter((field) => isRecord(field) && field.enabled !== false) }
        : {}),
    }
  }
}

/** Selects whole elements and the layout, because `leaveOutHidden` needs both to decide what is hidden. */
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

/** Returns whether a selection excludes fields instead of including them. */
function leavesOut(select: Select): boolean {
  return Object.values(select).some((value) => value === false || (isRecord(value) && leavesOut(value)))
}

/** Keys of the envelope that a front end needs to show an element as the site does. The others are for editors. */
const SHOWN = [
  'parent',
  'slot',
  'enabled',
  'tags',
  'conditionsSettings',
  'modelQuery',
  'bind',
  'hydrationMode',
] as const satisfies (keyof Envelope)[]

function asShown(row: Row): Row {
  const own = Object.fromEntries(ROW_KEYS.map((key) => [key, row[key]]))
  const { domId } = row.element.properties
  const off = fieldsOff(row)
  const styles = Object.entries(row.element.fieldProperties).filter(([name]) => !off.includes(name))
  const { style } = row.element
  const element = {
    ...Object.fromEntries(SHOWN.flatMap((key) => (row.element[key] === undefined ? [] : [[key, row.element[key]]]))),
    properties: { domId },
    fieldProperties: Object.fromEntries(styles),
    ...(style === undefined ? {} : { style }),
  }
  return { ...shownFieldsOf(row), ...own, element } as unknown as Row
}
