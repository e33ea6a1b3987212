import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { withQuery } from '../server/withQuery'

/** `/voix/auth/callback`, for everybody: leads the return from the provider to the endpoint, which may write cookies. */
export function SignInReturnView(props: AdminViewServerProps): never {
  redirect(withQuery(`${props.initPageResult.req.payload.config.routes.api}/voix/auth/callback`, props))
}
