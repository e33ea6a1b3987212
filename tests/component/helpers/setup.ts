import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/** What the window that tests run in has no layout for: without a size, a list of virtual lines shows none. */
const SIZE = { width: 320, height: 4000 }

vi.mock('@payloadcms/ui', () => import('./payloadUi'))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined, refresh: () => undefined }) }))
vi.mock('react-dom', async (importOriginal) => ({ ...(await importOriginal<object>()), preload: () => undefined }))
vi.mock('@payloadcms/richtext-lexical/client', () => ({ RenderLexical: () => null }))

Object.defineProperties(HTMLElement.prototype, {
  offsetWidth: { get: () => SIZE.width },
  offsetHeight: { get: () => SIZE.height },
})

// Each test is alone: whoever asks for a lock gets it.
const locks = {
  request: (_name: string, ...rest: unknown[]) => Promise.resolve((rest.at(-1) as (lock: object) => unknown)({})),
  query: () => Promise.resolve({ held: [], pending: [] }),
}
Object.defineProperty(navigator, 'locks', { value: locks })

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})
