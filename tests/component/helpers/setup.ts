import { cleanup, configure } from '@testing-library/react'
import { router } from './router'
import { afterEach, vi } from 'vitest'

/** The test's DOM has no layout. Without a size, virtual lists render no lines. */
const SIZE = { width: 320, height: 4000 }

// A render may be slow on a loaded machine.
configure({ asyncUtilTimeout: 45_000 })

vi.mock('@payloadcms/ui', () => import('./payloadUi'))
vi.mock('idb-keyval', async () => (await import('./disk')).idbKeyval)
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('react-dom', async (importOriginal) => ({ ...(await importOriginal<object>()), preload: () => undefined }))
vi.mock('@payloadcms/richtext-lexical/client', () => ({ RenderLexical: () => null }))

Object.defineProperties(HTMLElement.prototype, {
  offsetWidth: { get: () => SIZE.width, configurable: true },
  offsetHeight: { get: () => SIZE.height, configurable: true },
  clientWidth: { get: () => SIZE.width, configurable: true },
  clientHeight: { get: () => SIZE.height, configurable: true },
})

// There is no element at any point.
Document.prototype.elementsFromPoint = () => []

// No preview is loaded, and happy-dom logs nothing about it.
for (const symbol of Object.getOwnPropertySymbols(HTMLIFrameElement.prototype)) {
  if (symbol.description === 'connectedToDocument') Reflect.deleteProperty(HTMLIFrameElement.prototype, symbol)
}

/** An `EventSource` without events: there are no other users. */
class Silence extends EventTarget {
  readonly readyState = 0
  close = () => undefined
}
// Requests that a studio still sends after its test have no effect.
Object.assign(globalThis, { EventSource: Silence, fetch: () => Promise.resolve(Response.json({})) })

// Tests run alone, so every lock is granted.
const locks = {
  request: (_name: string, ...rest: unknown[]) => Promise.resolve((rest.at(-1) as (lock: object) => unknown)({})),
  query: () => Promise.resolve({ held: [], pending: [] }),
}
Object.defineProperties(navigator, {
  locks: { value: locks, configurable: true },
  sendBeacon: { value: () => true, configurable: true },
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})
