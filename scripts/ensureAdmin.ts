// Run by scripts/lib/admin.mjs: gives the account of VOIX_ADMIN_EMAIL this password and the role of an administrator.
import config from '@payload-config'
import { getPayload } from 'payload'

const email = process.env.VOIX_ADMIN_EMAIL
const password = process.env.VOIX_ADMIN_PASSWORD
if (!email || !password) throw new Error('VOIX_ADMIN_EMAIL and VOIX_ADMIN_PASSWORD must be set')

const payload = await getPayload({ config })
// system: the installation's owner sets the login from the command line, no user is signed in
const { docs } = await payload.find({
  collection: 'users',
  where: { email: { equals: email } },
  limit: 1,
  overrideAccess: true,
})
const existing = docs[0]
if (existing) {
  // system: as above
  await payload.update({
    collection: 'users',
    id: existing.id,
    data: { password, roles: ['administrator'] },
    overrideAccess: true,
  })
} else {
  // system: as above
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'Administrator', roles: ['administrator'] },
    overrideAccess: true,
  })
}
process.exit(0)
