/**
 * Returns the name of the cookie that shows scripts that the visitor may be signed in. It is not secret and proves
 * nothing.
 */
export function signedInHint({ cookiePrefix }: { cookiePrefix: string }): string {
  return `${cookiePrefix}-signed-in`
}

/**
 * Adds the cookie of `signedInHint` to a response that starts or ends a session. Scripts cannot read the session
 * cookie, and would otherwise have to ask the server for every visitor.
 */
export function withSignedInHint<Answer extends { headers: Headers }>(
  answer: Answer,
  config: { cookiePrefix: string },
): Answer {
  const session = `${config.cookiePrefix}-token=`
  for (const cookie of answer.headers.getSetCookie()) {
    if (!cookie.startsWith(session)) continue
    const [token = '', ...attributes] = cookie.split(';').map((part) => part.trim())
    const readable = attributes.filter((attribute) => !attribute.toLowerCase().startsWith('httponly'))
    const value = token === session ? '' : '1'
    answer.headers.append('Set-Cookie', [`${signedInHint(config)}=${value}`, ...readable].join('; '))
  }
  return answer
}
