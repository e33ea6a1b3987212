import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { withQuery } from '../server/withQuery'

/** `/voix/auth/callback`, public: redirects the provider's callback to the endpoint, which can set cookies. */
export function SignInReturnView(props: AdminViewServerProps): never {
  redirect(withQuery(`${props.initPageResult.req.payload.config.routes.api}/voix/auth/callback`, props))
}
