import { safeEnvelope } from '../../tree'
import type { Row } from '../../tree/types'
import type { InspectorTab } from './InspectorTabs'

/** The tabs of an element, with a note on those that hold something beside what every element has. */
export function tabsOf(row: Row): InspectorTab[] {
  const { conditionsSettings, fieldProperties, modelQuery } = safeEnvelope(row.element)
  const { length } = conditionsSettings.conditions
  return [
    { id: 'content', label: 'Content' },
    { id: 'style', label: 'Style', note: Object.keys(fieldProperties).length > 0 ? 'some set' : undefined },
    { id: 'settings', label: 'Settings' },
    { id: 'conditions', label: 'Conditions', note: length > 0 ? `${length} set` : undefined },
    { id: 'query', label: 'Query', note: modelQuery ? modelQuery.collection : undefined },
  ]
}
