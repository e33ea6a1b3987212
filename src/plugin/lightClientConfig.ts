import type { ClientConfig, Payload } from 'payload'

type Configs = Record<string, ClientConfig | undefined>

/**
 * Removes the slices' fields from the client config, which every page of the admin contains: 360 kB of 560. The studio
 * requests those of one slice (`sliceFieldsEndpoint.ts`). Payload has no option for it, so its cached configs are
 * modified as they are stored. The server still reads the fields from them for the form of an element.
 */
export function lightenClientConfig({ config }: Payload, pages: string): void {
  // React rejects such properties in development.
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

/** Makes the blocks non-enumerable, so that they can be read but are not serialized. */
function hideElements(config: ClientConfig, pages: string): ClientConfig {
  const fields = config.collections.find(({ slug }) => slug === pages)?.fields ?? []
  for (const field of fields) {
    if ('name' in field && field.name === 'elements') Object.defineProperty(field, 'blocks', { enumerable: false })
  }
  return config
}
