import { render, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { HEADLINES } from '../../src/serve/screens/headlines'
import { ErrorBoundaryScreen } from '../../src/serve/screens/ErrorBoundaryScreen'

/** The error boundary that Next renders around a page. Its fallback is `error.tsx` or `global-error.tsx`. */
class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    return this.state.error ? <ErrorBoundaryScreen error={this.state.error} /> : this.props.children
  }
}

const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockReset().mockImplementation(() => undefined))

function Broken({ statusCode }: { statusCode?: number | undefined }): ReactNode {
  throw Object.assign(new Error('the password is secret'), { statusCode, digest: '42' })
}

it.each([
  [undefined, 500],
  [418, 418],
])(
  'an error that nobody caught shows the screen with its status (%s: %i), and not what it says',
  async (statusCode, status) => {
    const { container } = render(
      <Boundary>
        <Broken statusCode={statusCode} />
      </Boundary>,
    )
    await screen.findByText(`Error ${status}: There was a problem finding your page.`, { exact: false })
    expect(HEADLINES).toContain(screen.getByRole('heading', { level: 1 }).textContent)
    expect(screen.getByRole('link', { name: 'Go to homepage' }).getAttribute('href')).toBe('/')
    expect(container.textContent).toContain('Reference for the log: 42')
    expect(container.textContent).not.toContain('secret')
  },
)

it('a developer reads the message and the stack of the error', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const { container } = render(
    <Boundary>
      <Broken />
    </Boundary>,
  )
  await screen.findByText('Error 500: the password is secret')
  expect(container.querySelector('pre')?.textContent).toMatch(/Error: the password is secret\s+at Broken/)
  vi.unstubAllEnvs()
})

it('a bot is shown nothing of it: it is in the console alone', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)')
  const { container } = render(
    <Boundary>
      <Broken />
    </Boundary>,
  )
  await waitFor(() =>
    expect(logged.mock.calls.flat()).toContainEqual(expect.objectContaining({ message: 'the password is secret' })),
  )
  expect(container.textContent).toBe('')
})
