import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { stateKey } from '../../tree/processState.mjs'
import { Renders } from './renders.mjs'

const PARTS = {
  loader: '/_next/static/voix/loader-1.js',
  scripts: '/_next/static/',
  styles: {},
  notNeeded: ['1'],
  modules: { '3': 'src/Toggle.tsx' },
}
const EXPIRY = { ready: () => Promise.resolve(), hasExpired: () => false, snapshot: '1:1:', origin: null, version: 0 }
const HTML =
  '<html><head></head><body><p>Text</p><script>self.__next_f.push([1,"<p>"])</script><script src="/_next/static/chunks/a.js" async=""></script></body></html>'
const FLIGHT = '0:["$","html"]\n1:I[1,["/_next/static/chunks/a.js"],"Island"]\n'

let dir: string
let handler: {
  set: (key: string, value: object, context?: object) => Promise<void>
  get: (key: string) => Promise<{ value: { html: string } } | null>
}
const renders = new Renders()

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'voix-handler-'))
  await mkdir(path.join(dir, '.next/server'), { recursive: true })
  await writeFile(path.join(dir, '.next/BUILD_ID'), 'build-1')
  await writeFile(path.join(dir, '.next/server/voix-parts.json'), JSON.stringify(PARTS))
  vi.stubEnv('VOIX_DATA_DIR', dir)
  Object.assign(globalThis, { [stateKey('cache')]: { expiry: EXPIRY, renders } })
  const { default: Handler } = await import('./handler.mjs')
  handler = new Handler({ serverDistDir: path.join(dir, '.next/server') }) as typeof handler
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** Returns the stored entry of a page and the warnings that were logged. */
async function store(key: string, flight: string) {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { tag } = renders.begin({ snapshot: '1:1:' })
  const value = { kind: 'APP_PAGE', html: HTML, rscData: Buffer.from(flight), headers: { 'x-next-cache-tags': tag } }
  await handler.set(key, value)
  const said = warned.mock.calls.map(([message]) => String(message))
  warned.mockRestore()
  return { html: (await handler.get(key))?.value.html, said }
}

it('stores a page lean, without a word', async () => {
  const { html, said } = await store('/lean', FLIGHT)
  expect(html).toBe('<html><head></head><body><p>Text</p></body></html>')
  expect(said).toEqual([])
})

it('stores a page with an unknown module of the browser whole, and names page and module in a warning', async () => {
  const { html, said } = await store('/toggled', `${FLIGHT}2:I[3,["/_next/static/chunks/b.js"],"Toggle"]\n`)
  expect(html).toBe(HTML)
  expect(said).toEqual([
    "/toggled is served with Next's scripts: it uses src/Toggle.tsx in the browser, outside an island.",
  ])
})

it('another instance of the module, which knows no build, takes nothing away of what is stored and makes pages lean as well', async () => {
  await store('/kept', FLIGHT)
  vi.resetModules()
  const { default: Handler } = await import('./handler.mjs')
  const other = new Handler({}) as typeof handler
  const before = handler
  handler = other
  const { html } = await store('/lean-too', FLIGHT)
  handler = before
  expect(html).toBe('<html><head></head><body><p>Text</p></body></html>')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await readdir(path.join(dir, 'cache'))).toEqual(['build-1'])
})
