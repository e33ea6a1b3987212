import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ConflictBar } from '../../src/admin/conflicts/ConflictBar'
import { CHANGED_MEANWHILE, DECIDED } from '../../src/slices/decided'

const form = vi.hoisted(() => ({
  dispatchFields: vi.fn(),
  fields: {} as Record<string, { errorMessage?: string }>,
  setModified: vi.fn(),
}))
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('./helpers/payloadUi')),
  Button: ({ children, onClick }: { children: string; onClick: () => void }) => (
    <button onClick={onClick} type="button">
      {children}
    </button>
  ),
  useDocumentInfo: () => ({ id: '7', collectionSlug: 'menus' }),
  useForm: () => form,
  useFormFields: (select: (context: [typeof form.fields]) => unknown) => select([form.fields]),
  useLocale: () => ({ code: 'en' }),
}))

const newest = { updatedAt: '2026-01-02T00:00:00.000Z', name: 'Theirs', meta: { title: 'Their title' } }

function open(fields: typeof form.fields, answer = () => Response.json(newest)) {
  form.fields = fields
  form.dispatchFields.mockClear()
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return Promise.resolve(answer())
  })
  render(<ConflictBar />)
  return asked
}
const changed = { errorMessage: CHANGED_MEANWHILE }

it.each([
  ['Keep mine', 'mine'],
  ['Take theirs', 'theirs'],
])('shows what others wrote into a form’s fields, and "%s" decides the next save', async (label, side) => {
  const asked = open({ name: changed, 'meta.title': changed, location: {} })
  await screen.findByText('Their title')
  expect(screen.getByText('Theirs')).not.toBeNull()
  expect(asked).toEqual(['/api/menus/7?depth=0&draft=true&locale=en'])
  await userEvent.click(screen.getByRole('button', { name: label }))
  const decided = { updatedAt: newest.updatedAt, mine: [], theirs: [], [side]: ['name', 'meta.title'] }
  const sent = form.dispatchFields.mock.calls.map(([action]: { path: string; value?: unknown }[]) => action)
  expect(sent.map((action) => action?.path)).toEqual([DECIDED, 'name', 'meta.title'])
  expect(sent[0]?.value).toEqual(decided)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says why the newest state cannot be read, and is not there where nothing was refused', async () => {
  open({ name: changed }, () => Response.json({ errors: [{ message: 'It was deleted.' }] }, { status: 404 }))
  await screen.findByText('It was deleted.')
  expect(screen.queryByRole('button')).toBeNull()
})

it('is not there for a field that was refused for another reason', () => {
  const asked = open({ name: { errorMessage: 'This field is required.' } })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(asked).toEqual([])
})
