import type { ClientConfig, Payload } from 'payload'

type Configs = Record<string, ClientConfig | undefined>

/**
 * Keeps the fields of all slices out of what every page of the admin sends to the browser: 360 kB of 560. A
 * page is edited in the studio alone, and its inspector asks for the fields of one slice (`sliceFieldsEndpoint.ts`). Payload has no option for it: it keeps one client configuration per language, and each is
 * changed here as it is kept. The server goes on reading the slices from it, where it builds the form of one element.
 */
export function lightenClientConfig({ config }: Payload, pages: string): void {
  // React complains of such properties in development.
  if (process.env.NODE_ENV !== 'production') return
  const kept = globalThis as { _payload_clientConfigs?: Configs }
  const configs = (kept._payload_clientConfigs ??= {})
  for (const language of Object.keys(config.i18n.supportedLanguages)) {
    let current = configs[language] && hideElements(configs[language], pages)
    Object.defineProperty(configs, language, {
      configurable: true,
      enumerable: true,
      get: () => current,
      set: (made: ClientConfig) => (current = hideElements(made, pages)),
    })
  }
}

/** What is not enumerable is read as before, but not sent. */
function hideElements(config: ClientConfig, pages: string): ClientConfig {
  const fields = config.collections.find(({ slug }) => slug === pages)?.fields ?? []
  for (const field of fields) {
    if ('name' in field && field.name === 'elements') Object.defineProperty(field, 'blocks', { enumerable: false })
  }
  return config
}
