import type { CollectionAfterLogoutHook, CollectionConfig } from 'payload'
import { getVoix } from '../../options/getVoix'
import { mergeHooks } from '../options/extend'
import { forgetTokens, readTokens } from './cookies'
import { revoke } from './provider'

/** The accounts that people sign in to by the provider. */
export function withProvider(users: CollectionConfig): CollectionConfig {
  return { ...users, hooks: mergeHooks(users.hooks, { afterLogout: [forgetProvider] }) }
}

/** Signing out here takes the provider's tokens back, too. */
const forgetProvider: CollectionAfterLogoutHook = ({ req }) => {
  const [tokens, cookies] = [readTokens(req), forgetTokens(req)]
  const { signIn } = getVoix(req.payload.config)
  if (!signIn || tokens.length === 0) return
  req.responseHeaders ??= new Headers()
  for (const cookie of cookies) req.responseHeaders.append('Set-Cookie', cookie)
  // Nobody waits for the provider to be signed out here.
  void revoke(signIn, tokens).catch((err: unknown) =>
    req.payload.logger.warn({ err, msg: 'The tokens of a sign-in could not be taken back at the provider.' }),
  )
}
