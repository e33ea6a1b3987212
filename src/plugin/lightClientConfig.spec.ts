import type { ClientConfig, Payload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lightenClientConfig } from './lightClientConfig'

type Kept = { _payload_clientConfigs?: Record<string, ClientConfig> }
const kept = globalThis as Kept
const payload = { config: { i18n: { supportedLanguages: { en: {}, es: {} } } } } as unknown as Payload

/** Returns the config that Payload creates for a language. */
function made(): ClientConfig {
  const elements = { name: 'elements', type: 'blocks', blocks: [{ slug: 'hero', fields: [] }] }
  return { collections: [{ slug: 'pages', fields: [{ name: 'title', type: 'text' }, elements] }] } as never
}
const blocksOf = (config: ClientConfig) => (config.collections[0]?.fields[1] as unknown as { blocks: unknown[] }).blocks

beforeEach(() => {
  delete kept._payload_clientConfigs
  vi.stubEnv('NODE_ENV', 'production')
})
afterEach(() => {
  delete kept._payload_clientConfigs
  vi.unstubAllEnvs()
})

it('sends no slices, which the server goes on reading', () => {
  lightenClientConfig(payload, 'pages')
  const config = made()
  kept._payload_clientConfigs!.es = config
  expect(JSON.stringify(config)).toBe(
    '{"collections":[{"slug":"pages","fields":[{"name":"title","type":"text"},{"name":"elements","type":"blocks"}]}]}',
  )
  expect(kept._payload_clientConfigs!.es).toBe(config)
  expect(blocksOf(config)).toEqual([{ slug: 'hero', fields: [] }])
})

it('lightens what was kept before, and what is kept anew', () => {
  kept._payload_clientConfigs = { en: made() }
  lightenClientConfig(payload, 'pages')
  expect(JSON.stringify(kept._payload_clientConfigs.en)).not.toContain('hero')
  kept._payload_clientConfigs.en = made()
  expect(JSON.stringify(kept._payload_clientConfigs.en)).not.toContain('hero')
})

it('leaves the slices of other collections, and everything in development', () => {
  lightenClientConfig(payload, 'others')
  kept._payload_clientConfigs!.en = made()
  expect(JSON.stringify(kept._payload_clientConfigs!.en)).toContain('hero')
  delete kept._payload_clientConfigs
  vi.stubEnv('NODE_ENV', 'development')
  lightenClientConfig(payload, 'pages')
  expect(kept._payload_clientConfigs).toBeUndefined()
})
