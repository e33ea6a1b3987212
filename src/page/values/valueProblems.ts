import type { FlattenedField } from 'payload'
import { deepKeys, elementsById, isEqual, type Row } from '../../tree'
import { fieldProblems } from './fieldProblems'
import { isRecord } from './listProblems'
import { DEPTH_RULE, type ValueProblem } from './problems'
import { unstorableTexts } from './unstorable'

type Values = Record<string, unknown>

/** What is wrong with the values that a write brings to a page. */
export function valueProblems(fields: readonly FlattenedField[], data: Values): ValueProblem[] {
  const deep = deepProblems(data)
  // Nothing else follows a value of any depth.
  return deep.length > 0 ? deep : [...unstorableTexts(data), ...fieldProblems({ fields, values: data })]
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
  const rows = elementsById(Array.isArray(stored.elements) ? (stored.elements as Row[]) : [])
  return problems.filter(({ path: [top, index, field] }) => {
    const [value, before] = [data[String(top)], stored[String(top)]]
    if (top !== 'elements' || index === undefined) return !isEqual(orEmpty(value), orEmpty(before))
    const row: unknown = Array.isArray(value) ? value[Number(index)] : null
    const known = isRecord(row) ? rows.get(String(row.id)) : undefined
    return !isRecord(row) || field === undefined || !isEqual(row[field], (known as Values | undefined)?.[field])
  })
}

function orEmpty(value: unknown): unknown {
  return value ?? []
}
