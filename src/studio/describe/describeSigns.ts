import {
  BREAKPOINT_NAMES,
  type Breakpoint,
  faultWords,
  hiddenAt,
  isPending,
  type Row,
  type Violation,
} from '../../tree'
import type { AudienceInfo } from '../model/boot'
import type { Names } from './names'

/** Something that an element's line in the tree tells beside its name. */
export interface Sign {
  kind:
    | 'violation'
    | 'conditions'
    | 'style'
    | 'hidden'
    | 'unseen'
    | 'locked'
    | 'note'
    | 'audience'
    | 'pending'
    | 'deprecated'
    | 'disabled'
  text: string
}

interface Input {
  row: Row
  slice: Names['slice']
  audiences: readonly AudienceInfo[]
  /** The rule that it breaks, for which the site skips it. */
  violation: Violation | undefined
  /** The visitor as whom the page is seen does not get to see it. */
  isUnseen?: boolean
}

/** The signs of an element, in the order in which they stand. */
export function signsOf({ row, slice, audiences, violation, isUnseen }: Input): Sign[] {
  const { element } = row
  const info = slice(row.blockType)
  const styled = Object.keys(element.fieldProperties)
  const styledFields = styled.map((name) => info?.fields.find((field) => field.name === name)?.label ?? name)
  const looks = Object.values(element.style ?? {}).some((style) =>
    Object.keys(style).some((key) => key !== 'visibility'),
  )
  const ownStyles = [...(looks ? ['the element'] : []), ...styledFields]
  const hidden = hiddenAt(element.style)
  const { length: conditions } = element.conditionsSettings.conditions
  const audience = audiences.find(({ name }) => name === element.audience)?.label ?? element.audience
  const signs: (Sign | false)[] = [
    violation !== undefined && { kind: 'violation', text: faultWords(violation, slice) },
    isUnseen === true && { kind: 'unseen', text: 'not seen by this visitor' },
    conditions > 0 && {
      kind: 'conditions',
      text: `shown on ${conditions === 1 ? 'a condition' : `${conditions} conditions`}`,
    },
    ownStyles.length > 0 && { kind: 'style', text: `own style of ${ownStyles.join(', ')}` },
    hidden.length > 0 && { kind: 'hidden', text: `hidden ${sizesWords(hidden)}` },
    Boolean(element.gui?.note) && { kind: 'note', text: `note: ${element.gui?.note}` },
    element.permissions.length > 0 && { kind: 'locked', text: `locked: ${element.permissions.join(', ')}` },
    audience !== undefined && { kind: 'audience', text: `for ${audience}` },
    isPending(row) && { kind: 'pending', text: 'not approved yet: visitors are not shown it' },
    info?.deprecated === true && { kind: 'deprecated', text: 'deprecated' },
    !element.enabled && { kind: 'disabled', text: 'disabled' },
  ]
  return signs.filter((sign) => sign !== false)
}

/** `at md and lg`, `from md on`, `at all sizes`. */
function sizesWords(names: readonly Breakpoint[]): string {
  if (names.length === BREAKPOINT_NAMES.length) return 'at all sizes'
  const [first] = names
  const isOpen = names.length > 1 && names.at(-1) === BREAKPOINT_NAMES.at(-1)
  const isGapless = first !== undefined && BREAKPOINT_NAMES.indexOf(first) === BREAKPOINT_NAMES.length - names.length
  if (isOpen && isGapless) return `from ${first} on`
  return `at ${names.map((name) => (name === 'default' ? 'the smallest size' : name)).join(', ')}`
}
