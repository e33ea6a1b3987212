import type { FlattenedField } from 'payload'
import { isPageHref, PAGE_HREF_RULE } from '../../slices'
import { addressProblem } from '../../slices/textAddresses'
import { deepKeys, elementsById, isDomId, isEmptyValue, isRecord, isSameValue, readRows } from '../../tree'
import { fieldProblems } from './fieldProblems'
import { DEPTH_RULE, type ValueProblem } from './problems'
import { unstorableTexts } from './unstorable'

type Values = Record<string, unknown>

/** What is wrong with the values that a write brings to a page. */
export function valueProblems(fields: readonly FlattenedField[], data: Values): ValueProblem[] {
  const deep = deepProblems(data)
  // Nothing else follows a value of any depth.
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

/** How a page is called in the document and by search engines: both are rendered as they are. */
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

/** Links in the page's own fields, which are JSON: those of rich text that Payload knows are its editors' to refuse. */
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

/** The problems without those of values that the page has already: a field that has changed its type holds back no other change. */
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
