import { expect, it } from 'vitest'
import { withSignedInHint } from './signedInHint'

const EXPIRES = 'Expires=Thu, 01 Jan 2037 00:00:00 GMT'

it.each([
  [
    `site-token=secret; ${EXPIRES}; Path=/; HttpOnly=true; SameSite=Lax`,
    [`site-signed-in=1; ${EXPIRES}; Path=/; SameSite=Lax`],
  ],
  [
    'site-token=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; HttpOnly',
    ['site-signed-in=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/'],
  ],
  ['other=1; Path=/', []],
])('%s says so to scripts: %j', (cookie, told) => {
  const answer = new Response(null, { headers: { 'Set-Cookie': cookie } })
  expect(withSignedInHint(answer, { cookiePrefix: 'site' }).headers.getSetCookie()).toEqual([cookie, ...told])
})
