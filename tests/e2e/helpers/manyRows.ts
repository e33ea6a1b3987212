import { row, type TestRow } from './studio'

/** Returns groups of nine elements: ten elements each. */
export function manyRows(groups: number): TestRow[] {
  return Array.from({ length: groups }, (_, index) => {
    const group = row('group', { blockName: `Group ${index}` })
    const inner = Array.from({ length: 9 }, (_, at) => row('introduction', { title: `Title ${index}.${at}` }, group.id))
    return [group, ...inner]
  }).flat()
}
