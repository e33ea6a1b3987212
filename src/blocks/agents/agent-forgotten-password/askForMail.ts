import { postAccount, problemOf } from '../../../components/agents/accountRequest'

export interface AskForMailProps {
  /** The language of the page that the link opens. */
  languageCode: string
  labels: Record<string, string>
}

/** Requests the e-mail. The response is the same for addresses without an account. */
export default function askForMail(island: HTMLElement, { languageCode, labels }: AskForMailProps): void {
  const form = island.querySelector('form')
  const sent = island.querySelector<HTMLElement>('[data-sent]')
  if (!form || !sent) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void ask(form, sent)
  })

  async function ask(from: HTMLFormElement, done: HTMLElement) {
    const notice = from.querySelector('[data-told]')
    if (notice) notice.textContent = ''
    const { email } = Object.fromEntries(new FormData(from))
    const status = await postAccount(`/api/users/forgot-password?locale=${languageCode}`, { email })
    from.hidden = status === 200
    done.hidden = status !== 200
    if (status === 200) done.focus()
    else if (notice) notice.textContent = problemOf(status, labels)
  }
}
