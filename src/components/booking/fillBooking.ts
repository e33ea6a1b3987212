import { coverLeaving, isShown } from 'voix/render/client'

const TAGS = 'voix:tag:'

/**
 * Keeps the days in order and within limits, hides excluded resorts and adds the values that triggers match. A loader
 * covers a slow engine.
 */
export default function fillBooking(island: HTMLElement): (() => void) | void {
  const form = island.querySelector('form')
  if (!form) return
  const input = (name: string) => {
    const found = form.elements.namedItem(name)
    return found instanceof HTMLInputElement ? found : null
  }
  const rules = [...form.elements].filter(isHiddenInput)
  /** Returns the rules of the slices that this visitor sees. */
  const valuesOf = (name: string) =>
    rules.filter((rule) => rule.name === name && !rule.disabled).map(({ value }) => value)
  const [arrival, departure] = [input('arrival'), input('departure')]
  const order = () => {
    if (!arrival || !departure) return
    const [max = ''] = valuesOf('max').sort()
    arrival.min = [dayOf(new Date()), ...valuesOf('min')].sort().at(-1) ?? ''
    arrival.max = max
    departure.min = dayAfter(arrival.value || arrival.min)
    departure.max = max
    if (departure.value && departure.value < departure.min) departure.value = ''
  }
  const select = form.querySelector<HTMLSelectElement>('select[name=resort]')
  const options = [...(select?.options ?? [])]
  const leaveOut = () => {
    if (!select) return
    const excluded = valuesOf('excluded').flatMap((text) => text.split(','))
    const chosen = select.value
    select.replaceChildren(...options.filter(({ value }) => value === '' || !excluded.includes(value)))
    select.value = [...select.options].some(({ value }) => value === chosen) ? chosen : ''
  }
  /** Conditions may depend on the breakpoint, so the visible slices may change until the form is sent. */
  const heed = () => {
    for (const rule of rules) rule.disabled = !isShown(rule)
    leaveOut()
    order()
  }
  arrival?.addEventListener('change', heed)
  form.addEventListener('submit', heed)
  heed()

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
  return coverLeaving(island)
}

function isHiddenInput(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'hidden'
}

/** Returns the tags that the visitor has consented to count. */
function tags(): string {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(TAGS))
    return names.map((key) => `${key.slice(TAGS.length).replaceAll(',', ' ')}:${localStorage.getItem(key)}`).join(',')
  } catch {
    return ''
  }
}

/** Returns the visitor's local day. */
function dayOf(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T12:00:00`)
  date.setDate(date.getDate() + 1)
  return dayOf(date)
}
