import { cleanup, configure } from '@testing-library/react'
import { router } from './router'
import { afterEach, vi } from 'vitest'

/** What the window that tests run in has no layout for: without a size, a list of virtual lines shows none. */
const SIZE = { width: 320, height: 4000 }

// On a machine that others load, a render may take its time.
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

// Nothing is seen at any point.
Document.prototype.elementsFromPoint = () => []

// No preview is loaded, and happy-dom has nothing to say of it.
for (const symbol of Object.getOwnPropertySymbols(HTMLIFrameElement.prototype)) {
  if (symbol.description === 'connectedToDocument') Reflect.deleteProperty(HTMLIFrameElement.prototype, symbol)
}

/** Nobody else works on the page. */
class Silence extends EventTarget {
  readonly readyState = 0
  close = () => undefined
}
// What a studio still asks when its test is over goes nowhere.
Object.assign(globalThis, { EventSource: Silence, fetch: () => Promise.resolve(Response.json({})) })

// Each test is alone: whoever asks for a lock gets it.
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
