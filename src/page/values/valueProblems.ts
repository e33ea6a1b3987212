import type { FlattenedField } from 'payload'
import { isPageHref, PAGE_HREF_RULE } from '../../slices'
import { addressProblem } from '../../slices/textAddresses'
import { deepKeys, elementsById, isDomId, isEmptyValue, isRecord, isSameValue, readRows } from '../../tree'
import { fieldProblems } from './fieldProblems'
import { DEPTH_RULE, type ValueProblem } from './problems'
import { unstorableTexts } from './unstorable'

type Values = Record<string, unknown>

/** Returns the problems of the values in a write of a page. */
export function valueProblems(fields: readonly FlattenedField[], data: Values): ValueProblem[] {
  const deep = deepProblems(data)
  // The other checks recurse, so a value that nests too deeply is reported alone.
  return deep.length > 0
    ? deep
    : [
        ...unstorableTexts(data),
        ...fieldProblems({ fields, values: data }),
        ...namingProblems(data),
        ...linkProblems(data),
      ]
}

const DOM_ID_RULE = 'This must begin with a letter and hold letters, digits, - and _ only.'

/** Checks the page's DOM id and canonical address, which are rendered without escaping. */
function namingProblems({ properties, meta }: Values): ValueProblem[] {
  const domId = isRecord(properties) ? properties.domId : null
  const canonical = isRecord(meta) ? meta.canonical : null
  return [
    ...(isEmptyValue(domId) || isDomId(domId) ? [] : [{ path: ['properties', 'domId'], rule: DOM_ID_RULE }]),
    ...(isEmptyValue(canonical) || isPageHref(canonical)
      ? []
      : [{ path: ['meta', 'canonical'], rule: PAGE_HREF_RULE }]),
  ]
}

/** Checks links in the page's own fields, which are JSON. Links in rich text fields are validated by their editors. */
function linkProblems({ fields }: Values): ValueProblem[] {
  return (Array.isArray(fields) ? fields : []).flatMap((field: unknown, index) => {
    const rule = addressProblem(field)
    return rule === null ? [] : [{ path: ['fields', index], rule }]
  })
}

function deepProblems({ elements, ...page }: Values): ValueProblem[] {
  const rows: unknown[] = Array.isArray(elements) ? elements : [elements]
  const paths: ValueProblem['path'][] = [
    ...deepKeys(page).map((key) => [key]),
    ...rows.flatMap((row, index) => deepKeys(Object(row) as object).map((key) => ['elements', index, key])),
  ]
  return paths.map((path) => ({ path, rule: DEPTH_RULE }))
}

/**
 * Drops problems of values that are already stored, so that a field that has changed its type does not block other
 * changes.
 */
export function withoutStored({
  problems,
  data,
  stored,
}: {
  problems: readonly ValueProblem[]
  data: Values
  stored: Values
}): ValueProblem[] {
  const rows = elementsById(readRows(stored.elements))
  return problems.filter(({ path: [top, index, field] }) => {
    const [value, before] = [data[String(top)], stored[String(top)]]
    if (top !== 'elements' || index === undefined) return !isSameValue(value, before)
    const row: unknown = Array.isArray(value) ? value[Number(index)] : null
    const known = isRecord(row) ? rows.get(String(row.id)) : undefined
    return !isRecord(row) || field === undefined || !isSameValue(row[field], (known as Values | undefined)?.[field])
  })
}
