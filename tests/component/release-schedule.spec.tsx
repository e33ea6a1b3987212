import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ReleaseSchedule } from '../../src/admin/releases/ReleaseSchedule'
import type { Release } from '../../src/contract/releases'

interface ButtonProps {
  children: ReactNode
  disabled?: boolean
  onClick?: () => void
  type?: 'submit'
}

vi.mock('@payloadcms/ui', async () => ({
  ...(await import('./helpers/payloadUi')),
  Button: ({ children, disabled, onClick, type }: ButtonProps) => (
    <button disabled={disabled} onClick={onClick} type={type ?? 'button'}>
      {children}
    </button>
  ),
}))

const ZONES = { timeZone: 'America/Jamaica', timeZones: [] }

function open(part: Partial<Release>) {
  const known = { id: 'r', name: 'Opening', status: 'draft', publishAt: null, timeZone: null, items: [{}] }
  const release = { ...known, ...part } as Release
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    sent.push([method, url, JSON.parse(String(body))])
    return Promise.resolve(Response.json(release))
  })
  const run = vi.fn(() => Promise.resolve(release))
  const control = { apiRoute: '/api', run, isBusy: false, release, problem: null }
  render(<ReleaseSchedule control={control} release={release} zones={ZONES} />)
  return { run, sent, user: userEvent.setup(), at: screen.getByLabelText<HTMLInputElement>('Date and time') }
}

it('a release shows its time in the zone in which it was chosen, and takes another', async () => {
  const publishAt = '2099-12-24T14:00:00.000Z'
  const { run, sent, user, at } = open({ status: 'scheduled', publishAt, timeZone: 'America/Puerto_Rico' })
  expect(at.value).toBe('2099-12-24T10:00')
  fireEvent.change(at, { target: { value: '2099-12-24T12:43' } })
  await user.click(screen.getByRole('button', { name: 'Change the time' }))
  const body = { at: '2099-12-24T12:43', timeZone: 'America/Puerto_Rico' }
  await waitFor(() => expect(sent).toEqual([['POST', '/api/voix/releases/r/schedule', body]]))
  expect(run).toHaveBeenCalledWith(expect.any(Promise), '“Opening” is scheduled.')
})

it('a release without a time asks for one, in the time zone of the site', async () => {
  const { sent, user } = open({})
  expect(screen.getByLabelText<HTMLInputElement>('Time zone').value).toBe('Jamaica, UTC-5')
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(screen.getByRole('alert').textContent).toBe('Give a day and a time.')
  expect(sent).toEqual([])
})
