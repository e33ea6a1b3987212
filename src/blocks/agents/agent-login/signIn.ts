import { postAccount, problemOf } from '../../../components/agents/accountRequest'
import { isSignedIn } from '../../../components/agents/isSignedIn'

export interface SignInProps {
  /** The address to open after sign-in. */
  after: string | null
  labels: Record<string, string>
}

/**
 * Signs an agent in with Payload's own endpoint, and out. An error is shown in the form, and the e-mail address is
 * kept.
 */
export default function signIn(island: HTMLElement, { after, labels }: SignInProps): void {
  const form = island.querySelector('form')
  const inside = island.querySelector<HTMLElement>('[data-inside]')
  if (!form || !inside) return
  form.hidden = isSignedIn()
  inside.hidden = !form.hidden
  const notice = form.querySelector<HTMLElement>('[data-told]')
  const tell = (message: string) => {
    if (notice) notice.textContent = message
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void enter(form)
  })
  inside.querySelector('button')?.addEventListener('click', () => void leave())

  async function enter(from: HTMLFormElement) {
    tell('')
    const { email, password } = Object.fromEntries(new FormData(from))
    const status = await postAccount('/api/users/login', { email, password })
    if (status === 200) return location.assign(after ?? location.pathname)
    if (status === 401)
      return tell(labels['agents.wrong'] ?? 'That e-mail address and password do not belong together.')
    if (status === 403) return tell(labels['agents.closed'] ?? 'This account is closed. Please ask us why.')
    tell(problemOf(status, labels))
  }

  async function leave() {
    await postAccount('/api/users/logout', {})
    location.reload()
  }
}
