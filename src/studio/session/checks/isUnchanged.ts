import { chosenColors, type Finding } from '../../../slices/checks'
import { isEqual } from '../../../tree'
import type { Snapshot } from '../../model'
import type { SliceInfo } from '../../model/boot'

interface Compared {
  finding: Finding
  one: Snapshot
  other: Snapshot
  slice: (name: string) => SliceInfo | undefined
}

/** Returns whether the values that a finding is about are equal on both pages. */
export function isUnchanged({ finding, one, other, slice }: Compared): boolean {
  const { check, element, field, style } = finding
  if (check === 'contrast') return haveSameColors({ one, other, slice })
  if (element === null && field === null) return one.tree === other.tree
  const [name] = field?.split('.') ?? []
  const partOf = ({ page, tree }: Snapshot): unknown => {
    const row = tree.rows[element ?? '']
    if (style) return field === null ? row?.element.style : row?.element.fieldProperties[field]
    const whole: Readonly<Record<string, unknown>> | undefined = element === null ? page : row
    return name === undefined ? whole : whole?.[name]
  }
  return isEqual(partOf(one), partOf(other))
}

/** The contrast of a text also depends on the colours of its background and ancestors. */
function haveSameColors({ one, other, slice }: Omit<Compared, 'finding'>): boolean {
  const [now, before] = [one.tree.rows, other.tree.rows]
  return Object.keys({ ...now, ...before }).every((id) => {
    const [row, old] = [now[id], before[id]]
    if (row === old) return true
    const colors = [row, old].map((each) => (each ? chosenColors(each, slice(each.blockType)) : []))
    return isEqual(colors[0], colors[1])
  })
}
