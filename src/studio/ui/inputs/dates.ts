/** An instant as a `datetime-local` input shows it, in the editor's own time zone. */
export function toLocal(value: unknown): string {
  const date = new Date(String(value ?? ''))
  if (Number.isNaN(date.getTime())) return ''
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** What is stored of it: the same instant for everyone. */
export function fromLocal(text: string): string | null {
  const date = new Date(text)
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** The day of a value, as a `date` input shows it: the one that was chosen, in every time zone. */
export function toDay(value: unknown): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(String(value ?? ''))?.[0] ?? ''
}

/** What is stored of a day: its noon in UTC, as Payload stores days. */
export function fromDay(text: string): string | null {
  const date = new Date(`${text}T12:00:00.000Z`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
