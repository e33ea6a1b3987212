import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SaveInRelease } from '../../src/admin/releases/SaveInRelease'
import { toast } from './helpers/payloadUi'

const form = vi.hoisted(() => ({
  reset: vi.fn(() => Promise.resolve()),
  setModified: vi.fn(),
  setProcessing: vi.fn(),
  submit: vi.fn(() => Promise.resolve({ res: { ok: false, headers: new Headers() } })),
}))
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('./helpers/payloadUi')),
  FormSubmit: ({ children, disabled, onClick }: { children: string; disabled: boolean; onClick: () => void }) => (
    <button disabled={disabled} onClick={onClick} type="button">
      {children}
    </button>
  ),
  useDocumentInfo: () => ({ id: 'offer', uploadStatus: 'idle' }),
  useEditDepth: () => 1,
  useForm: () => form,
  useFormModified: () => true,
  useHotkey: () => undefined,
  useLocale: () => ({ code: 'en' }),
}))

const summer = { id: 'summer', name: 'Summer', status: 'draft' } as const

/** Renders a document's form in the release, whose save is refused. `later` responds to the request after that. */
async function refusedSave(later: () => Response) {
  toast.info.mockClear()
  form.reset.mockClear()
  let answer = () => Response.json({ rev: 2, doc: { title: 'Inside' }, ended: null })
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  render(<SaveInRelease collection="specials" outside={<button type="button">Save draft</button>} release={summer} />)
  await waitFor(() => expect(document.querySelector('[data-release-form="2"]')).not.toBeNull())
  answer = later
  await userEvent.click(screen.getByRole('button', { name: 'Save in the release' }))
}

it.each([
  ['is published', () => Response.json({ rev: 2, doc: {}, ended: 'published' })],
  ['has lost the document', () => Response.json({ rev: null, doc: null, ended: null })],
  ['is deleted', () => Response.json({ errors: [{ message: 'Gone.', data: { ended: 'deleted' } }] }, { status: 404 })],
])('saves a form outside from here on when its release %s, with all that was typed', async (_what, later) => {
  await refusedSave(later)
  await screen.findByRole('button', { name: 'Save draft' })
  expect(screen.queryByRole('button', { name: 'Save in the release' })).toBeNull()
  expect(toast.info.mock.calls.join()).toContain('Your changes stay in the form')
  // Only on opening.
  expect(form.reset).toHaveBeenCalledTimes(1)
  expect(form.setModified).toHaveBeenLastCalledWith(true)
})

it('goes on saving in the release when a save was refused for another reason', async () => {
  await refusedSave(() => Response.json({ rev: 2, doc: {}, ended: null }))
  await waitFor(() => expect(form.setModified).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Save in the release' })).not.toBeNull()
  expect(toast.info).not.toHaveBeenCalled()
})
