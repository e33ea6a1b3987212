import { changedKeys, parseEnvelope, type Row } from '../../tree'
import type { SliceInfo } from '../model/boot'
import { describeField, describeValue } from './describeField'
import { describeSetting } from './describeSettings'
import type { ChangeLine } from '../../slices/types'

interface Change {
  before: Row
  after: Row
  slice: (name: string) => SliceInfo | undefined
}

/** What differs in the content and the settings of an element, in words. Fields come in the slice's order. */
export function describeElement({ before, after, slice }: Change): ChangeLine[] {
  const info = slice(after.blockType) ?? slice(before.blockType)
  const order = new Map((info?.fields ?? []).map(({ name }, index) => [name, index]))
  const rank = (key: string) => order.get(key) ?? (key.startsWith('element.') ? order.size + 1 : -1)
  const keys = changedKeys(before, after).sort((a, b) => rank(a) - rank(b))
  const was = parseEnvelope(before.element)
  const is = parseEnvelope(after.element)
  return keys.flatMap((key): ChangeLine[] => {
    if (key === 'blockName') return [describeValue({ label: 'Name', before: before.blockName, after: after.blockName })]
    if (key === 'blockType') {
      const label = (row: Row) => slice(row.blockType)?.label ?? row.blockType
      return [describeValue({ label: 'Slice', before: label(before), after: label(after) })]
    }
    if (key.startsWith('element.')) {
      return describeSetting({ setting: key.slice('element.'.length), before: was, after: is, slice: info })
    }
    const field = info?.fields.find(({ name }) => name === key)
    return field
      ? describeField({ field, before: before[key], after: after[key] })
      : [describeValue({ label: key, before: before[key], after: after[key] })]
  })
}
