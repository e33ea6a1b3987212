import type { OtherWindow } from '../../model'

/** Connections that are renewed make people go and come within a second: nothing is said of that. */
const REST = 1500

/** Says who came and who left, once it has settled. */
export function createAnnouncer(say: (sentence: string) => void) {
  let told: ReadonlyMap<string, string> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = (others: readonly OtherWindow[]) => {
    const now = new Map(others.map(({ user, name, isMe }) => [user, isMe ? null : name]))
    const people = new Map([...now].flatMap(([user, name]) => (name === null ? [] : [[user, name] as const])))
    const came = [...people].filter(([user]) => !told?.has(user)).map(([, name]) => name)
    const left = [...(told ?? [])].filter(([user]) => !people.has(user)).map(([, name]) => name)
    const verb =
      told === null ? (came.length === 1 ? 'has this page open too' : 'have this page open too') : 'opened this page'
    const sentences = [
      came.length > 0 && `${listed(came)} ${verb}.`,
      left.length > 0 && `${listed(left)} left this page.`,
    ]
    told = people
    const said = sentences.filter((sentence) => sentence !== false).join(' ')
    if (said !== '') say(said)
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
