import type { Config } from 'payload'
import type { VoixConfig } from './config'
import { defineVoix } from './defineVoix.mjs'

/**
 * Compares the options that Payload's configuration also contains. Next and the proxy run without Payload and read them
 * from `voix.config`. Throws an error that names the option and both files.
 */
export function checkAgreement(config: VoixConfig, { routes, cookiePrefix = 'payload' }: Partial<Config>): void {
  const voix = defineVoix(config)
  const pairs = [
    ['admin', voix.admin, 'routes.admin', routes?.admin ?? '/admin'],
    ['cookiePrefix', voix.cookiePrefix, 'cookiePrefix', cookiePrefix],
  ] as const
  for (const [option, own, name, payloads] of pairs) {
    if (own !== payloads)
      throw new Error(
        `The option "${option}" of voix.config.ts is "${own}", but \`${name}\` of payload.config.ts is "${payloads}". Set the same value in both files.`,
      )
  }
}
