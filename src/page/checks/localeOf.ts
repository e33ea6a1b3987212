import type { PayloadRequest } from 'payload'

/** Payload's locale of a page's language; `undefined`: documents have no texts in it. PostgreSQL refuses a locale that it does not know. */
export function localeOf({ payload }: PayloadRequest, languageCode: unknown): string | undefined {
  const { locales = [] } = payload.config.localization || {}
  return locales.find(({ code }) => code === languageCode)?.code
}
