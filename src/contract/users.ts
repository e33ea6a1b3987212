import * as z from 'zod/mini'
import { endpoint } from './endpoint'

export const inviteUser = endpoint({
  method: 'post',
  path: '/:users/invite',
  summary:
    'Creates an account, and sends an e-mail with a link by which its owner chooses the password, for seven days. `users` is the slug of the collection.',
  caller: 'administrator',
  body: z.object({
    name: z.string('Give a name.').check(z.trim(), z.minLength(1, 'Give a name.'), z.maxLength(200)),
    email: z.email('Give an e-mail address.').check(z.maxLength(320)),
    roles: z.array(z.string()).check(z.minLength(1, 'Choose a role.')),
  }),
  status: 201,
  answer: z.object({
    id: z.string(),
    /** For the administrator to pass on if no e-mail arrives. */
    link: z.string(),
    isSent: z.boolean(),
  }),
})

export const forgotPassword = endpoint({
  method: 'post',
  path: '/:users/forgot-password',
  summary: 'Sends the e-mail that resets a password, if there is such an account. Replaces the endpoint of Payload.',
  caller: 'visitor',
  body: z.object({ email: z.string('Missing email.') }),
  answer: z.object({ message: z.string() }),
})

const apiKey = z.object({
  key: z.string(),
  /** The header of a request with the key. */
  header: z.string(),
})

export type ApiKey = z.output<typeof apiKey>

export const makeApiKey = endpoint({
  method: 'post',
  path: '/voix/users/:id/api-key',
  summary:
    'Makes the key by which programs do what an account may do, and returns it this once. An earlier key ends. For the owner and for administrators, with their own password. 403 if the roles of the account may have none.',
  caller: 'document',
  body: z.object({ currentPassword: z.string('Type your present password to make an API key.') }),
  status: 201,
  answer: apiKey,
})

export const revokeApiKey = endpoint({
  method: 'delete',
  path: '/voix/users/:id/api-key',
  summary: 'Ends the key of an account at once. For the owner and for administrators.',
  caller: 'document',
  answer: z.object({ revoked: z.literal(true) }),
})
