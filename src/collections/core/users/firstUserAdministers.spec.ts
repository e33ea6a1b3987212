import { expect, it } from 'vitest'
import { firstUserAdministers } from './firstUserAdministers'

it.each([
  ['/api/customers/first-register', 'create', ['administrator']],
  ['/api/customers', 'create', undefined],
  [undefined, 'create', undefined],
  ['/api/customers/first-register', 'update', undefined],
])('an account made by a request to %s (%s) has the roles %s', (pathname, operation, roles) => {
  const args = { data: { email: 'a@b.example' }, operation, req: { pathname } }
  expect(firstUserAdministers(args as unknown as Parameters<typeof firstUserAdministers>[0])).toEqual({
    email: 'a@b.example',
    ...(roles ? { roles } : {}),
  })
})
