import { randomBytes } from 'node:crypto'
import type { Store } from './store'

const staff = [
  { name: 'Edda Vargas', email: 'editor@solmara.example', roles: ['editor'] },
  { name: 'Ruben Clarke', email: 'reviewer@solmara.example', roles: ['reviewer'] },
  { name: 'Agnes Moreau', email: 'agent@solmara.example', roles: ['agent'] },
]

/**
 * The administrator of `VOIX_ADMIN_EMAIL` and `VOIX_ADMIN_PASSWORD`, and one account per other role. Those get the password
 * of `VOIX_DEMO_PASSWORD`, else one that nobody knows, so that no installation carries a known login.
 */
export async function seedUsers(store: Store): Promise<void> {
  const { VOIX_ADMIN_EMAIL, VOIX_ADMIN_PASSWORD, VOIX_DEMO_PASSWORD } = process.env
  if (VOIX_ADMIN_EMAIL && VOIX_ADMIN_PASSWORD) {
    await store.ensure({
      collection: 'users',
      key: ['email', VOIX_ADMIN_EMAIL.toLowerCase()],
      data: () => ({
        name: 'Administrator',
        email: VOIX_ADMIN_EMAIL,
        password: VOIX_ADMIN_PASSWORD,
        roles: ['administrator'],
      }),
    })
  }
  for (const user of staff)
    await store.ensure({
      collection: 'users',
      key: ['email', user.email],
      data: () => ({ ...user, password: VOIX_DEMO_PASSWORD || randomBytes(24).toString('base64url') }),
    })
}
