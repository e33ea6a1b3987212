import * as z from 'zod/mini'
import { endpoint } from './endpoint'

const user = z.nullable(
  z.object({ id: z.union([z.string(), z.number()]), name: z.nullish(z.string()), email: z.nullish(z.string()) }),
)

/** Payload's endpoint of the signed-in user. `:users` is the slug of the collection. */
export const readUser = endpoint({
  method: 'get',
  path: '/:users/me',
  summary: 'Returns the signed-in user.',
  caller: 'visitor',
  answer: z.object({ user }),
})

/** Payload's login. */
export const signInUser = endpoint({
  method: 'post',
  path: '/:users/login',
  summary: 'Signs a user in.',
  caller: 'visitor',
  body: z.object({ email: z.string(), password: z.string() }),
  answer: z.object({ user }),
})
