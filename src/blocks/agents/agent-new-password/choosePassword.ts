import { postAccount, problemOf } from '../../../components/agents/accountRequest'

export interface ChoosePasswordProps {
  /** The address to open after the password was stored. */
  after: string | null
  labels: Record<string, string>
}

const TOKEN = /^#token=(\w+)$/

/** Stores the new password with Payload's own endpoint, which also signs the user in. */
export default function choosePassword(island: HTMLElement, { after, labels }: ChoosePasswordProps): void {
  const form = island.querySelector('form')
  const expired = island.querySelector<HTMLElement>('[data-expired]')
  if (!form || !expired) return
  const [, token] = TOKEN.exec(location.hash) ?? []
  // The token must not stay in the history of a shared computer.
  if (token !== undefined) history.replaceState(history.state, '', location.pathname + location.search)
  const showExpired = (isExpired: boolean) => {
    form.hidden = isExpired
    expired.hidden = !isExpired
  }
  showExpired(token === undefined)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void choose(form)
  })

  async function choose(from: HTMLFormElement) {
    const notice = from.querySelector('[data-told]')
    const tell = (message: string) => {
      if (notice) notice.textContent = message
    }
    tell('')
    const { password, repeated } = Object.fromEntries(new FormData(from))
    if (password !== repeated) return tell(labels['agents.unequal'] ?? 'The two passwords differ.')
    const status = await postAccount('/api/users/reset-password', { token, password })
    if (status === 200) return location.assign(after ?? '/')
    if (status === 400) return tell(labels['agents.short'] ?? 'A password has at least 12 characters.')
    if (status !== 403) return tell(problemOf(status, labels))
    showExpired(true)
    expired?.focus()
  }
}
