import type { OtherWindow } from '../model'

/** One person, with as many windows as there are. */
export interface OtherPerson {
  /** The window that tells most: in front, with something selected. */
  shown: OtherWindow
  /** "Ana, 2 windows", "You, in another window". */
  label: string
}

const ORDER: Record<OtherWindow['state'], number> = { here: 0, idle: 1, away: 2 }
const STATE: Record<OtherWindow['state'], string> = { here: '', idle: ' (idle)', away: ' (in another tab)' }

/** Those who are at work first, oneself last. */
export function byPerson(others: readonly OtherWindow[]): OtherPerson[] {
  const users = [...new Set(others.map(({ user }) => user))]
  const people = users.flatMap((user) => {
    const windows = others.filter((other) => other.user === user)
    const [shown] = windows.toSorted(
      (one, other) => ORDER[one.state] - ORDER[other.state] || Number(!one.element) - Number(!other.element),
    )
    return shown ? [{ shown, label: labelOf(shown, windows.length) }] : []
  })
  return people.toSorted(
    ({ shown: one }, { shown: other }) =>
      Number(one.isMe) - Number(other.isMe) || ORDER[one.state] - ORDER[other.state],
  )
}

function labelOf({ isMe, name, state }: OtherWindow, windows: number): string {
  if (isMe) return windows > 1 ? `You, in ${windows} other windows` : 'You, in another window'
  return `${name}${windows > 1 ? `, ${windows} windows` : ''}${STATE[state]}`
}
