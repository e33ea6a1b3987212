import type { CollectionAfterLogoutHook, CollectionConfig } from 'payload'
import { getVoix } from '../../options/getVoix'
import { mergeHooks } from '../options/extend'
import { forgetTokens, readTokens } from './cookies'
import { revoke } from './provider'

/** Returns the collection of users with logout at the provider. */
export function withProvider(users: CollectionConfig): CollectionConfig {
  return { ...users, hooks: mergeHooks(users.hooks, { afterLogout: [forgetProvider] }) }
}

/** Revokes the provider's tokens on logout. */
const forgetProvider: CollectionAfterLogoutHook = ({ req }) => {
  const [tokens, cookies] = [readTokens(req), forgetTokens(req)]
  const { signIn } = getVoix(req.payload.config)
  if (!signIn || tokens.length === 0) return
  req.responseHeaders ??= new Headers()
  for (const cookie of cookies) req.responseHeaders.append('Set-Cookie', cookie)
  // The logout does not wait for the provider.
  void revoke(signIn, tokens).catch((err: unknown) =>
    req.payload.logger.warn({ err, msg: 'The tokens of a sign-in could not be revoked at the provider.' }),
  )
}
