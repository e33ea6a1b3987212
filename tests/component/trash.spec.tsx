import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { TrashLine } from '../../src/admin/trash/findTrash'
import { TrashScreen } from '../../src/admin/trash/TrashScreen'
import { toast } from './helpers/payloadUi'
import { router } from './helpers/router'

const POST: TrashLine = {
  collection: 'posts',
  id: '7',
  title: 'Old news',
  wasPublished: true,
  hasDrafts: true,
  canRestore: true,
  canDelete: true,
  deletedAt: '2026-01-03T10:00:00.000Z',
}

/** Opens the trash with one document and records the requests. */
function open(given: Partial<TrashLine> = {}, answer: () => Response = () => Response.json({})) {
  const sent: [string, string, unknown][] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push([method, url, typeof body === 'string' ? JSON.parse(body) : null])
    return Promise.resolve(answer())
  })
  router.refresh.mockClear()
  const line = { ...POST, ...given }
  const collections = [{ slug: line.collection, label: 'Posts', count: 1 }]
  const result = { lines: [line], total: 1, collections }
  render(<TrashScreen adminRoute="/voix" apiRoute="/api" collection="" result={result} />)
  const user = userEvent.setup()
  return { sent, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

const url = '/api/posts/7?depth=0&trash=true'

it.each([
  ['Restore as a draft', 'draft'],
  ['Restore and publish', 'published'],
])('asks whether visitors see again what was published: %s', async (choice, _status) => {
  const { sent, press } = open()
  await press('Restore Old news')
  expect(sent).toEqual([])
  await press(choice)
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  expect(sent).toEqual([['PATCH', url, { deletedAt: null, _status }]])
})

it('restores what knows no drafts as it was, and deletes for ever after a question', async () => {
  const { sent, press } = open({ hasDrafts: false, wasPublished: false })
  await press('Restore Old news')
  await press('Restore')
  await press('Delete for ever: Old news')
  await press('Delete for ever')
  await waitFor(() =>
    expect(sent).toEqual([
      ['PATCH', url, { deletedAt: null }],
      ['DELETE', url, null],
    ]),
  )
})

it('says why something is refused, and offers nothing that the person may not do', async () => {
  const refusal = { errors: [{ message: 'This document is used.' }] }
  const { press } = open({ canDelete: false }, () => Response.json(refusal, { status: 409 }))
  expect(screen.queryByRole('button', { name: /for ever/ })).toBeNull()
  await press('Restore Old news')
  await press('Restore as a draft')
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('This document is used.'))
  expect(router.refresh).not.toHaveBeenCalled()
})
