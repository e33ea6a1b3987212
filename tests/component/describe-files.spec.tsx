import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { expect, it, vi } from 'vitest'
import { FilesScreen } from '../../src/admin/media/files/FilesScreen'
import { NO_FILTERS } from '../../src/admin/media/files/filesQuery'
import { toast } from './helpers/payloadUi'
import { router } from './helpers/router'

interface Sent {
  method: string
  url: string
  body: unknown
}

const file = (id: number, more: object = {}) => ({
  id,
  filename: `picture-${id}.jpg`,
  mimeType: 'image/jpeg',
  url: `/api/media/file/picture-${id}.jpg`,
  alts: { en: `Picture ${id}`, es: '' },
  tags: ['beach'],
  folder: null,
  ...more,
})

interface Given {
  mayChange?: boolean
  /** Error messages of PATCH by id. Other ids are saved. */
  refused?: Record<string, string>
  /** The tags of each file on the server. */
  tags?: Record<string, string[]>
}

function open({ mayChange = true, refused = {}, tags = {} }: Given = {}) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const id = /media\/(\d+)/.exec(url)?.[1] ?? ''
    if (method === 'GET') return Promise.resolve(Response.json(id ? { tags: tags[id] ?? [] } : { docs: [] }))
    sent.push({ method, url, body: JSON.parse(String(body)) })
    const message = refused[id]
    return Promise.resolve(
      message ? Response.json({ errors: [{ message }] }, { status: 400 }) : Response.json({ doc: { id } }),
    )
  })
  for (const said of [toast.success, router.refresh]) said.mockClear()
  const rights = { alt: mayChange, tags: mayChange, folder: mayChange }
  const place = {
    adminRoute: '/voix',
    apiRoute: '/api',
    collection: 'media',
    list: '/voix/collections/media',
    mayChange: rights,
  }
  const languages = [
    { code: 'en', label: 'English' },
    { code: 'es', label: 'Spanish' },
  ]
  const result = {
    files: [file(1), file(2), file(3)],
    total: 3,
    totalPages: 1,
    languages,
    has: { alt: true, tags: true, folder: true },
  }
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <FilesScreen place={place} query={NO_FILTERS} result={result} />
    </SWRConfig>,
  )
  return { sent, user: userEvent.setup(), view }
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

it('saves the alt text of a language when Enter leads to the next file', async () => {
  const { sent, user } = open()
  const first = field('Alt text (Spanish) of picture-1.jpg')
  await user.type(first, 'Un barco{Enter}')
  expect(document.activeElement).toBe(field('Alt text (Spanish) of picture-2.jpg'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([{ method: 'PATCH', url: '/api/media/1?depth=0&locale=es', body: { alt: 'Un barco' } }])
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(first.value).toBe('Un barco')
})

it('keeps a text that the server refuses, says why, and sends it again when it is left again', async () => {
  const { sent, user } = open({ refused: { 1: 'Alt text: too long.' } })
  await user.clear(field('Alt text (English) of picture-1.jpg'))
  await user.type(field('Alt text (English) of picture-1.jpg'), 'A very long text')
  await user.tab()
  expect(await screen.findByText(/too long/)).toBeTruthy()
  expect(field('Alt text (English) of picture-1.jpg').value).toBe('A very long text')
  await user.click(field('Alt text (English) of picture-1.jpg'))
  await user.tab()
  await waitFor(() => expect(sent).toHaveLength(2))
})

it('takes no alt text away, and names the rule', async () => {
  const { sent, user } = open()
  await user.clear(field('Alt text (English) of picture-1.jpg'))
  await user.tab()
  expect(screen.getByText('An alt text cannot be removed.')).toBeTruthy()
  expect(sent).toEqual([])
})

it('saves a text whose field goes away', async () => {
  const { sent, user, view } = open()
  await user.type(field('Alt text (Spanish) of picture-1.jpg'), 'Un barco')
  view.unmount()
  expect(sent.map(({ body }) => body)).toEqual([{ alt: 'Un barco' }])
})

it('adds tags to the ones that the server has, moves the chosen files, and reports refusals', async () => {
  const { sent, user } = open({ tags: { 1: ['sea'] }, refused: { 2: 'Locked.' } })
  for (const id of [1, 2]) await user.click(screen.getByRole('checkbox', { name: `Choose picture-${id}.jpg` }))
  const bar = within(screen.getByRole('toolbar', { name: 'Chosen files' }))
  await user.type(bar.getByLabelText('Add tags'), 'pool, pool, sun{Enter}')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('1 file was changed.')
  expect(alert.textContent).toContain('picture-2.jpg Locked.')
  expect(sent.map(({ body }) => body)).toEqual([{ tags: ['sea', 'pool', 'sun'] }, { tags: ['pool', 'sun'] }])
  await user.type(bar.getByLabelText('Move to the folder'), ' Hotels / Pool {Enter}')
  await waitFor(() => expect(sent).toHaveLength(4))
  expect(sent[2]).toMatchObject({ url: '/api/media/1?depth=0', body: { folder: 'Hotels/Pool' } })
})

it('shows the texts without a way to change them to a user who may not', () => {
  open({ mayChange: false })
  expect(field('Alt text (English) of picture-1.jpg').readOnly).toBe(true)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
