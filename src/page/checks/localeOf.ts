import type { PayloadRequest } from 'payload'

/**
 * Returns Payload's locale for a page's language. Returns `undefined` if Payload does not have the locale, since
 * PostgreSQL rejects unknown ones.
 */
export function localeOf({ payload }: PayloadRequest, languageCode: unknown): string | undefined {
  const { locales = [] } = payload.config.localization || {}
  return locales.find(({ code }) => code === languageCode)?.code
}
