import type { OpenWindow } from '../../../contract/collaboration'
import type { Person } from '../../../contract/fields'
import { BREAKPOINT_NAMES } from '../../../tree/types'
import type { OtherWindow } from '../../model'
import type { Saver } from '../../model/collaboration'

/** White can be read on each of them, and they differ from the studio's own accent. */
const COLORS = ['#be123c', '#0f766e', '#b45309', '#1d4ed8', '#a21caf', '#15803d', '#c2410c', '#0e7490'] as const

/** The windows of the others as the studio shows them; `own` is left out. */
export function othersOf({
  windows,
  own,
  me,
}: {
  windows: readonly OpenWindow[]
  own: string
  me: string
}): OtherWindow[] {
  return windows
    .filter(({ window, user }) => window !== own || user.id !== me)
    .map(({ window, user, state, element, breakpoint }) => ({
      key: `${user.id} ${window}`,
      user: user.id,
      name: nameOf(user),
      initials: initialsOf(nameOf(user)),
      color: colorOf(user.id),
      isMe: user.id === me,
      state,
      element,
      breakpoint: BREAKPOINT_NAMES.find((name) => name === breakpoint) ?? null,
    }))
}

export function nameOf(person: Person | null): string {
  return person?.name || 'Somebody'
}

/** Who did something, as a sentence begins: "Ana saved …". */
export function asSubject({ name, isMe }: Saver): string {
  return isMe ? 'You, in another window,' : name
}

/** "Ana María López" -> "AL", "ana@example.com" -> "A". */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter(Boolean)
  const first = [...(words[0] ?? name)][0] ?? '?'
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toUpperCase()
}

/** Returns a colour per user, the same in every window. */
export function colorOf(user: string): string {
  const sum = [...user].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
  return COLORS[sum % COLORS.length] ?? COLORS[0]
}

/** Delay in milliseconds: a reconnect makes users leave and join within a second, which is not announced. */
const REST = 1500

/** Announces users who joined or left, after the delay. */
export function createAnnouncer(say: (sentence: string) => void) {
  let announced: ReadonlyMap<string, string> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = (others: readonly OtherWindow[]) => {
    const now = new Map(others.map(({ user, name, isMe }) => [user, isMe ? null : name]))
    const people = new Map([...now].flatMap(([user, name]) => (name === null ? [] : [[user, name] as const])))
    const came = [...people].filter(([user]) => !announced?.has(user)).map(([, name]) => name)
    const left = [...(announced ?? [])].filter(([user]) => !people.has(user)).map(([, name]) => name)
    const verb =
      announced === null
        ? came.length === 1
          ? 'has this page open too'
          : 'have this page open too'
        : 'opened this page'
    const sentences = [
      came.length > 0 && `${listed(came)} ${verb}.`,
      left.length > 0 && `${listed(left)} left this page.`,
    ]
    announced = people
    const announcement = sentences.filter((sentence) => sentence !== false).join(' ')
    if (announcement !== '') say(announcement)
  }
  return {
    follow: (others: readonly OtherWindow[]) => {
      clearTimeout(timer)
      timer = setTimeout(() => tell(others), REST)
    },
    stop: () => clearTimeout(timer),
  }
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names)
}
