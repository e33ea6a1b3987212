/** Keeps what is typed into a form for this window, so that a reload loses nothing; until it was sent. */
export function keepTyped(form: HTMLFormElement): { forget: () => void } {
  const key = `voix:typed:${form.getAttribute('action')}`
  restore(form, read(key))
  form.addEventListener('input', () => write(key, JSON.stringify(namedValues(form))))
  return { forget: () => write(key, null) }
}

function namedValues(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('_'),
  )
}

function restore(form: HTMLFormElement, typed: readonly [string, string][]): void {
  for (const [name, value] of typed) {
    const found = form.elements.namedItem(name)
    if (found instanceof HTMLInputElement && found.type === 'checkbox') found.checked = true
    else if (found instanceof RadioNodeList) found.value = value
    else if (found && 'value' in found && !found.value) found.value = value
  }
}

/** A browser that keeps nothing for us keeps nothing. */
function read(key: string): [string, string][] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, string][]
  } catch {
    return []
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // See above.
  }
}
