/** The name of the cookie that tells scripts that somebody may be signed in. It holds nothing that is secret and proves nothing. */
export function signedInHint({ cookiePrefix }: { cookiePrefix: string }): string {
  return `${cookiePrefix}-signed-in`
}

/**
 * An answer that gives or takes a session, with the same said where scripts may read it: the cookie of the session is hidden from them,
 * so that they could not tell visitors without asking the server for each.
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
