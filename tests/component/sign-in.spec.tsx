import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { ProviderSignIn } from '../../src/admin/signIn/ProviderSignIn'
import { SIGN_IN_PROBLEMS } from '../../src/options/signIn'

const show = (searchParams: Record<string, string>) => {
  const props = { name: 'Acme', start: '/api/voix/auth/start', problems: SIGN_IN_PROBLEMS, searchParams }
  render(<ProviderSignIn {...(props as unknown as ComponentProps<typeof ProviderSignIn>)} />)
  return screen.getByRole('link', { name: 'Sign in with Acme' }).getAttribute('href')
}

describe('the provider on the login', () => {
  it('takes along where somebody wanted to go', () => {
    expect(show({ redirect: '/voix/pages?search=a b' })).toBe(
      '/api/voix/auth/start?redirect=%2Fvoix%2Fpages%3Fsearch%3Da%20b',
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each(Object.entries(SIGN_IN_PROBLEMS))('says why it came to nothing: %s', (code, text) => {
    // The admin redirects from /voix?sign-in=stale, which requires a signed-in user.
    expect(show({ redirect: `?sign-in=${code}` })).toBe('/api/voix/auth/start')
    expect(screen.getByRole('alert').textContent).toBe(text.replace('%s', 'Acme'))
  })

  it('says nothing that an address makes up', () => {
    show({ 'sign-in': 'toString', redirect: '?sign-in=<b>call+us</b>' })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
