import { conditionProblem } from '../../../tree'
import type { Row } from '../../../tree/types'
import type { InspectorTab } from './InspectorTabs'

/** The tabs of an element, with a note on those that hold something beside what every element has. */
export function tabsOf(row: Row): InspectorTab[] {
  const { conditionsSettings, fieldProperties, modelQuery } = row.element
  const { conditions } = conditionsSettings
  const wrong = conditions.filter((condition) => conditionProblem(condition) !== null).length
  const count = wrong > 0 ? `${conditions.length} set, ${wrong} incomplete` : `${conditions.length} set`
  return [
    { id: 'content', label: 'Content' },
    { id: 'style', label: 'Style', note: Object.keys(fieldProperties).length > 0 ? 'some set' : undefined },
    { id: 'settings', label: 'Settings' },
    { id: 'conditions', label: 'Conditions', note: conditions.length > 0 ? count : undefined },
    { id: 'query', label: 'Query', note: modelQuery ? modelQuery.collection : undefined },
  ]
}
