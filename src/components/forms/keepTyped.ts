interface Typed {
  /** Identifies the submission. The id stays the same until `forget`, also after a reload. */
  operationId: () => string
  forget: () => void
}

/** Keeps the typed values of a form in this window until it is sent, so that a reload loses nothing. */
export function keepTyped(form: HTMLFormElement): Typed {
  const key = `voix:typed:${form.getAttribute('action')}`
  const operation = `voix:operation:${form.getAttribute('action')}`
  restore(form, typedValues(read(key)))
  form.addEventListener('input', () => write(key, JSON.stringify(namedValues(form))))
  let operationId: string | null = null
  return {
    operationId: () => {
      operationId ??= read(operation) ?? randomId()
      write(operation, operationId)
      return operationId
    },
    forget: () => {
      operationId = null
      write(key, null)
      write(operation, null)
    },
  }
}

/** Pages without https have no `crypto.randomUUID`. */
function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

function namedValues(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('_'),
  )
}

function typedValues(text: string | null): [string, string][] {
  try {
    return JSON.parse(text ?? '[]') as [string, string][]
  } catch {
    return []
  }
}

function restore(form: HTMLFormElement, typed: readonly [string, string][]): void {
  for (const [name, value] of typed) {
    const found = form.elements.namedItem(name)
    if (found instanceof HTMLInputElement && found.type === 'checkbox') found.checked = true
    else if (found instanceof RadioNodeList) found.value = value
    else if (found && 'value' in found && !found.value) found.value = value
  }
}

/** A browser may block its storage: then nothing is kept. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // The storage is blocked, as in `read`.
  }
}
