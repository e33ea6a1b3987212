import { faultWords, type Row, type Violation } from '../../tree'
import type { AudienceInfo } from '../model/boot'
import type { Names } from './names'

/** Something that an element's line in the tree tells beside its name. */
export interface Sign {
  kind: 'violation' | 'conditions' | 'style' | 'locked' | 'audience' | 'deprecated' | 'disabled'
  text: string
}

interface Input {
  row: Row
  slice: Names['slice']
  audiences: readonly AudienceInfo[]
  /** The rule that it breaks, for which the site skips it. */
  violation: Violation | undefined
}

/** The signs of an element, in the order in which they stand. */
export function signsOf({ row, slice, audiences, violation }: Input): Sign[] {
  const { element } = row
  const info = slice(row.blockType)
  const styled = Object.keys(element.fieldProperties)
  const styledFields = styled.map((name) => info?.fields.find((field) => field.name === name)?.label ?? name)
  const { length: conditions } = element.conditionsSettings.conditions
  const audience = audiences.find(({ name }) => name === element.audience)?.label ?? element.audience
  const signs: (Sign | false)[] = [
    violation !== undefined && { kind: 'violation', text: faultWords(violation, slice) },
    conditions > 0 && {
      kind: 'conditions',
      text: `shown on ${conditions === 1 ? 'a condition' : `${conditions} conditions`}`,
    },
    styled.length > 0 && { kind: 'style', text: `own style of ${styledFields.join(', ')}` },
    element.permissions.length > 0 && { kind: 'locked', text: `locked: ${element.permissions.join(', ')}` },
    audience !== undefined && { kind: 'audience', text: `for ${audience}` },
    info?.deprecated === true && { kind: 'deprecated', text: 'deprecated' },
    !element.enabled && { kind: 'disabled', text: 'disabled' },
  ]
  return signs.filter((sign) => sign !== false)
}
