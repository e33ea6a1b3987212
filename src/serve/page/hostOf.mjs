/**
 * The host name that a visitor asked for, without a port. What a request says of another one (`X-Forwarded-Host`) counts only where
 * `VOIX_TRUST_PROXY` says that a server in front writes it: anybody may send the header.
 *
 * @param {(name: string) => string | null} header
 * @param {Record<string, string | undefined>} [env]
 */
export function hostOf(header, env = process.env) {
  const isTrusted = ['1', 'true'].includes(env.VOIX_TRUST_PROXY ?? '')
  const forwarded = isTrusted ? header('x-forwarded-host')?.split(',')[0]?.trim() : undefined
  return (forwarded || header('host') || '').toLowerCase().replace(/:\d+$/, '')
}
