import { checkForm, formProblemText, FORM_EXTRAS, type FormField } from 'voix/forms'
import { secureFetch } from 'voix/render/client'
import { keepTyped } from './keepTyped'

export interface SendFormProps {
  fields: FormField[]
  labels: Record<string, string>
}

interface FieldProblem {
  field: string | null
  rule?: string
  message: string
  /** The delay in milliseconds before a retry, with the rule `tooFast`. */
  wait?: number
}

/** Validates by the server's own rules, sends, and keeps the typed text if the server cannot be reached. */
export default function sendForm(island: HTMLElement, { fields, labels }: SendFormProps): void {
  const form = island.querySelector('form')
  if (!form) return
  const given = giveOut(form)
  const typed = keepTyped(form)
  form.noValidate = true

  const show = (problems: readonly FieldProblem[]) => {
    for (const place of form.querySelectorAll<HTMLElement>('[data-problem]')) {
      const found = problems.find(({ field }) => field === place.dataset.problem)
      place.textContent = found?.message ?? ''
      for (const input of inputsOf(form, place.dataset.problem ?? ''))
        input.setAttribute('aria-invalid', String(Boolean(found)))
    }
    const general = problems.find(({ field }) => field === null)?.message
    tell(problems.length > 0 ? (general ?? labels['form.wrong'] ?? 'Please look at the marked fields.') : '')
    const [first] = problems.flatMap(({ field }) => (field === null ? [] : inputsOf(form, field)))
    first?.focus()
  }
  const tell = (message: string) => {
    const place = form.querySelector('[data-kind=failed]')
    if (!place) return
    place.textContent = message
    place.toggleAttribute('data-shown', message !== '')
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  // An invalid field is validated again on input.
  form.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement
    const place = form.querySelector(`[data-problem="${CSS.escape(name)}"]`)
    if (!place?.textContent) return
    const problem = checkForm(fields, valuesOf(form)).problems.find(({ field }) => field === name)
    place.textContent = problem ? formProblemText(problem, labels) : ''
    for (const input of inputsOf(form, name)) input.setAttribute('aria-invalid', String(Boolean(problem)))
  })

  async function submit() {
    if (!form || form.getAttribute('aria-busy') === 'true') return
    const { problems } = checkForm(fields, valuesOf(form))
    show(problems.map((problem) => ({ field: problem.field, message: formProblemText(problem, labels) })))
    if (problems.length > 0) return
    form.setAttribute('aria-busy', 'true')
    const send = async () => post(form, { since: await given.since(), operationId: typed.operationId() })
    let answer = await send()
    const wait = waitOf(answer)
    if (wait !== null) {
      given.renew()
      await given.since()
      if (wait <= LONGEST_WAIT_MS) {
        await new Promise((resolve) => setTimeout(resolve, wait))
        answer = await send()
      }
    }
    form.removeAttribute('aria-busy')
    if (answer === 'sent') {
      typed.forget()
      form.classList.add('form-sent')
      const sent = form.querySelector<HTMLElement>('[data-kind=sent]')
      sent?.setAttribute('data-shown', '')
      return sent?.focus()
    }
    if (answer === 'away') return tell(labels['form.away'] ?? 'We cannot be reached. Please send it again in a moment.')
    show(answer)
  }
}

/** A form that autofill completed too fast is sent again after up to this delay, without asking the visitor. */
const LONGEST_WAIT_MS = 10_000

function waitOf(answer: 'sent' | 'away' | FieldProblem[]): number | null {
  if (typeof answer === 'string') return null
  return answer.find(({ rule }) => rule === 'tooFast')?.wait ?? null
}

/** A form that was open for longer gets a new start time, since the server does not accept it after a day. */
const STALE_MS = 36e5

/** Requests the server's signed start time of the form when the visitor begins to use it. */
function giveOut(form: HTMLFormElement): { since: () => Promise<string>; renew: () => void } {
  let begun: { at: number; since: Promise<string> } | null = null
  const ask = async () => {
    try {
      const { since } = (await (await fetch(form.action)).json()) as { since?: string }
      if (since) return since
    } catch {
      // The server cannot be reached; the request is repeated when the form is sent.
    }
    begun = null
    return ''
  }
  const begin = () => (begun ??= { at: Date.now(), since: ask() }).since
  for (const turn of ['pointerover', 'focusin']) form.addEventListener(turn, () => void begin(), { once: true })
  if (form.contains(document.activeElement)) void begin()
  return {
    since: begin,
    renew: () => {
      if (begun && Date.now() - begun.at < STALE_MS) return
      begun = null
      void begin()
    },
  }
}

/** `away`: no response, or not one of the form's endpoint. */
async function post(
  form: HTMLFormElement,
  begun: { since: string; operationId: string },
): Promise<'sent' | 'away' | FieldProblem[]> {
  const extra = (name: keyof typeof FORM_EXTRAS) => new FormData(form).get(FORM_EXTRAS[name])
  const trap = extra('trap')
  const values = { ...valuesOf(form), ...(trap ? { [FORM_EXTRAS.trap]: trap } : {}) }
  try {
    const response = await secureFetch(form.action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ values, ...begun, path: extra('path'), language: extra('language') }),
    })
    if (response.ok) return 'sent'
    if (response.status >= 500) return 'away'
    const { errors } = (await response.json()) as { errors?: Partial<FieldProblem>[] }
    return (errors ?? []).map(({ field, message, ...more }) => ({
      ...more,
      field: field ?? null,
      message: message ?? '',
    }))
  } catch {
    return 'away'
  }
}

function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries([...new FormData(form)].filter(([name]) => !name.startsWith('_')))
}

function inputsOf(form: HTMLFormElement, name: string): HTMLElement[] {
  const found = form.elements.namedItem(name)
  if (found instanceof RadioNodeList) return [...found] as HTMLElement[]
  return found instanceof HTMLElement ? [found] : []
}
