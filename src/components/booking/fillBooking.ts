const TAGS = 'voix:tag:'

/** Keeps the days in order and within what the page says, takes away what cannot be booked, and tells what leads to a code. */
export default function fillBooking(island: HTMLElement): void {
  const form = island.querySelector('form')
  if (!form) return
  const input = (name: string) => {
    const found = form.elements.namedItem(name)
    return found instanceof HTMLInputElement ? found : null
  }
  const valueOf = (name: string) => input(name)?.value ?? ''
  const [arrival, departure] = [input('arrival'), input('departure')]
  const order = () => {
    if (!arrival || !departure) return
    const today = dayOf(new Date())
    arrival.min = valueOf('min') > today ? valueOf('min') : today
    arrival.max = valueOf('max')
    departure.min = dayAfter(arrival.value || arrival.min)
    departure.max = valueOf('max')
    if (departure.value && departure.value < departure.min) departure.value = ''
  }
  arrival?.addEventListener('change', order)
  order()

  for (const slug of valueOf('excluded').split(',').filter(Boolean))
    form.querySelector(`select[name=resort] option[value="${CSS.escape(slug)}"]`)?.remove()

  const flight = form.querySelector<HTMLInputElement>('[data-with-flight]')
  flight?.addEventListener('change', () => {
    const from = input('from')
    if (from) from.required = flight.checked
    if (from && !flight.checked) from.value = ''
  })
  form.addEventListener('formdata', ({ formData }) => {
    formData.set('query', location.search.slice(0, 2000))
    formData.set('tags', tags().slice(0, 2000))
  })
}

/** What the visitor has agreed to have counted. */
function tags(): string {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(TAGS))
    return names.map((key) => `${key.slice(TAGS.length).replaceAll(',', ' ')}:${localStorage.getItem(key)}`).join(',')
  } catch {
    return ''
  }
}

/** The visitor's own day. */
function dayOf(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T12:00:00`)
  date.setDate(date.getDate() + 1)
  return dayOf(date)
}
