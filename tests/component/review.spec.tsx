import { act, screen, waitFor, within } from '@testing-library/react'
import { toast } from '@payloadcms/ui'
import { expect, it, vi } from 'vitest'
import type { Annotation, Review } from '../../src/contract/review'
import { NO_REVIEW } from '../../src/studio/model/review'
import { askFromPreview, fill, mountStudio, row, type SentRequest } from './helpers/studio'
import { router } from './helpers/router'

const ME = { id: 'u', name: 'Ada' }
const RITA = { id: 'r', name: 'Rita Reyes' }
const STAFF = [
  { ...ME, mayApprove: true },
  { ...RITA, mayApprove: true },
]

const comment = (id: string, author: typeof ME, text: string) => ({
  ...{ id, author, text, createdAt: '2026-01-01T00:00:00.000Z', editedAt: null },
})

const annotation = (uuid: string, element: string | null, more: Partial<Annotation> = {}): Annotation => ({
  ...{ uuid, element, x: 0.5, y: 0.5, breakpoint: 'xl', status: 'pending', author: RITA, resolvedBy: null },
  ...{ mentions: [], createdAt: '2026-01-01T00:00:00.000Z', comments: [comment(`${uuid}-1`, RITA, `About ${uuid}`)] },
  ...more,
})

const valueOf = (input: HTMLElement) => (input as HTMLTextAreaElement).value

/** Mocks a server that stores a review as the real one does, and records the requests. */
function serverOf(...all: Annotation[]) {
  const asked: SentRequest[] = []
  let review: Review = { ...NO_REVIEW, ...(all.length > 0 && { status: 'pending' }) }
  const set = (list: Annotation[]) => {
    const annotations: Record<string, Annotation[]> = {}
    for (const one of list) (annotations[one.breakpoint] ??= []).push(one)
    review = { ...review, annotations }
  }
  set(all)
  const list = () => Object.values(review.annotations).flat()
  const handle = (request: SentRequest) => {
    if (request.method !== 'GET') asked.push(request)
    const body = request.body as Record<string, unknown> & { text: string; mentions: string[] }
    const uuid = /annotations\/([^/]+)/.exec(request.url)?.[1] ?? ''
    const change = (more: (one: Annotation) => Partial<Annotation>) =>
      set(list().map((one) => (one.uuid === uuid ? { ...one, ...more(one) } : one)))
    if (request.url.endsWith('/review')) {
      if (request.method === 'POST') review = { ...review, status: 'approved', rev: Number(body.rev), decidedBy: ME }
    } else if (request.url.endsWith('/comments'))
      change((one) => ({ comments: [...one.comments, comment(`${one.comments.length}`, ME, body.text)] }))
    else if (request.method === 'PATCH') change(() => body as Partial<Annotation>)
    else if (request.method === 'DELETE') set(list().filter((one) => one.uuid !== uuid))
    else {
      const { text, ...spot } = body
      set([...list(), annotation('', null, { ...(spot as object), author: ME, comments: [comment('new', ME, text)] })])
    }
    return review
  }
  return {
    asked,
    review: () => review,
    set,
    answers: { '/review': handle, '/annotations': handle, '/voix/staff': { staff: STAFF } },
  }
}

const threads = () => [...document.querySelectorAll<HTMLElement>('[data-thread]')]
const listed = () => threads().map(({ dataset }) => dataset.thread)
const line = (uuid: string) => {
  const found = document.querySelector<HTMLElement>(`[data-thread="${uuid}"] [data-thread-title]`)
  if (!found) throw new Error(`The thread "${uuid}" is not listed.`)
  return found
}

it('lists the threads of the page in review mode, with those whose element is gone, and leads to each spot', async () => {
  const intro = row('introduction', { title: 'Hello' })
  const server = serverOf(annotation('here', intro.id), annotation('gone', 'nowhere', { breakpoint: 'md' }))
  const studio = await mountStudio({ rows: [intro], page: { review: server.review() }, answers: server.answers })
  expect(studio.command('review-mode').getAttribute('aria-label')).toBe('Review mode, 2 open')
  await studio.press('c')
  expect(studio.command('review-mode').getAttribute('aria-pressed')).toBe('true')
  expect(line('gone').textContent).toContain('Its element was deleted')
  expect(line('here').textContent).toContain('Introduction')
  await studio.user.click(line('gone'))
  expect(line('gone').getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('radio', { name: /md/ }).getAttribute('aria-checked')).toBe('true')
  await studio.user.selectOptions(screen.getByLabelText('State'), 'Resolved')
  expect(listed()).toEqual([])
})

it('answers, names a colleague by the keyboard, resolves and opens again', async () => {
  const server = serverOf(annotation('one', null))
  const studio = await mountStudio({
    page: { review: server.review() },
    answers: server.answers,
    boot: { canEdit: false },
  })
  await studio.press('c')
  await studio.user.click(line('one'))
  const input = screen.getByLabelText('Answer')
  await studio.user.type(input, 'Done, @ri')
  await screen.findByRole('option', { name: 'Rita Reyes' })
  await studio.user.keyboard('{Enter}')
  expect(valueOf(input)).toBe('Done, @Rita Reyes ')
  await studio.user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.getByRole('list', { name: 'Comments' }).children).toHaveLength(2))
  expect(server.asked.at(-1)).toMatchObject({ body: { text: 'Done, @Rita Reyes ', mentions: ['r'] } })
  expect(valueOf(screen.getByLabelText('Answer'))).toBe('')
  await studio.user.click(screen.getByRole('button', { name: 'Resolve' }))
  await waitFor(() => expect(listed()).toEqual([]))
  await studio.user.selectOptions(screen.getByLabelText('State'), 'Resolved')
  await studio.user.click(screen.getByRole('button', { name: 'Open again' }))
  await waitFor(() => expect(listed()).toEqual([]))
  expect(server.asked.map(({ method, body }) => [method, (body as { status?: string }).status])).toEqual([
    ['POST', undefined],
    ['PATCH', 'resolved'],
    ['PATCH', 'pending'],
  ])
})

it('lets an author change and delete what is theirs, and nobody what is not', async () => {
  const mine = annotation('mine', null, { author: ME, comments: [comment('c', ME, 'Mine')] })
  const server = serverOf(mine, annotation('theirs', null))
  const studio = await mountStudio({
    page: { review: server.review() },
    answers: server.answers,
    boot: { isAdministrator: false },
  })
  await studio.press('c')
  await studio.user.click(line('theirs'))
  expect(screen.queryByRole('button', { name: 'Change the comment' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete the thread' })).toBeNull()
  await studio.user.click(line('mine'))
  await studio.user.click(screen.getByRole('button', { name: 'Change the comment' }))
  fill(screen.getByLabelText('Your comment'), 'Mended')
  await studio.user.click(screen.getByRole('button', { name: 'Change' }))
  await waitFor(() =>
    expect(server.asked.at(-1)).toMatchObject({
      method: 'PATCH',
      url: expect.stringMatching(/\/annotations\/mine\/comments\/c$/) as string,
      body: { text: 'Mended' },
    }),
  )
  await studio.user.click(screen.getByRole('button', { name: 'Delete the thread' }))
  await studio.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(listed()).toEqual(['theirs']))
})

it('composes at the spot that was clicked in the preview, and keeps the words when the server refuses them', async () => {
  const intro = row('introduction', { title: 'Hello' })
  const server = serverOf()
  let isDown = true
  const refusing = (request: SentRequest) =>
    isDown
      ? Response.json({ errors: [{ message: 'Not now.' }] }, { status: 503 })
      : server.answers['/annotations'](request)
  const studio = await mountStudio({ rows: [intro], answers: { ...server.answers, '/annotations': refusing } })
  await studio.press('c')
  askFromPreview({ type: 'annotate', element: intro.id, x: 0.25, y: 0.75 })
  const composer = within(await screen.findByRole('dialog', { name: 'New annotation' }))
  await studio.user.type(composer.getByLabelText('Comment'), 'Larger')
  await studio.user.click(composer.getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Not now.'))
  expect(valueOf(composer.getByLabelText('Comment'))).toBe('Larger')
  isDown = false
  await studio.user.click(composer.getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect(threads()).toHaveLength(1))
  expect(server.asked.at(-1)).toMatchObject({ body: { element: intro.id, x: 0.25, y: 0.75, text: 'Larger' } })
  expect(screen.queryByRole('dialog', { name: 'New annotation' })).toBeNull()
})

it('annotates the selected element by the keyboard, and Escape keeps what was written', async () => {
  const intro = row('introduction', { title: 'Hello' })
  const studio = await mountStudio({ rows: [intro], answers: serverOf().answers })
  await studio.user.click(studio.item(intro.id))
  await studio.press('Shift+C')
  await studio.user.type(await screen.findByLabelText('Comment'), 'Half a thought')
  await studio.user.keyboard('{Escape}')
  expect(screen.queryByLabelText('Comment')).toBeNull()
  act(() => studio.item(intro.id).focus())
  await studio.press('Shift+C')
  expect(valueOf(await screen.findByLabelText('Comment'))).toBe('Half a thought')
})

it('says where the review stands, and approves the revision that is on the screen', async () => {
  const intro = row('introduction', { title: 'Hello' })
  const server = serverOf(annotation('one', null))
  const studio = await mountStudio({
    rows: [intro],
    page: { review: server.review() },
    answers: server.answers,
    boot: { review: { required: true, administratorsMayOverride: false, elements: false } },
  })
  await studio.press('c')
  expect(document.querySelector('[data-review-state=pending]')).not.toBeNull()
  expect(studio.command('publish').getAttribute('aria-disabled')).toBe('true')
  await studio.user.click(screen.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(document.querySelector('[data-review-state=approved]')).not.toBeNull())
  expect(server.asked.at(-1)?.body).toEqual({ action: 'approve', rev: 1 })
  expect(studio.command('publish').getAttribute('aria-disabled')).toBe('false')
})

it('asks nothing when a review is left, and keeps its threads in the address’s place', async () => {
  const intro = row('introduction', { title: 'Hello' })
  const server = serverOf(annotation('one', intro.id, { breakpoint: 'md' }))
  window.history.replaceState(null, '', '/voix/studio/x?annotation=one')
  try {
    const studio = await mountStudio({ rows: [intro], page: { review: server.review() }, answers: server.answers })
    expect(line('one').getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('radio', { name: /md/ }).getAttribute('aria-checked')).toBe('true')
    await studio.user.click(studio.item(intro.id))
    await studio.press('Control+d')
    router.push.mockClear()
    await studio.user.click(screen.getByRole('link', { name: 'Back to the pages' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(router.push).toHaveBeenCalledWith('/voix/pages')
    await studio.user.click(studio.command('leave-review-mode'))
    expect(window.location.search).toBe('')
    await studio.user.click(screen.getByRole('link', { name: 'Back to the pages' }))
    expect(screen.getByRole('alertdialog').textContent).toContain('You have some unsaved changes.')
  } finally {
    window.history.replaceState(null, '', '/')
    vi.restoreAllMocks()
  }
})

it('says before the page is approved how many threads are open', async () => {
  const server = serverOf(annotation('one', null), annotation('two', null, { status: 'resolved' }))
  const studio = await mountStudio({ page: { review: server.review() }, answers: server.answers })
  await studio.press('c')
  const said = () => document.querySelector('[data-open-threads]')?.textContent
  expect(said()).toBe('1 thread is still open. Read it before you approve the page.')
  await studio.user.click(studio.command('approve-page'))
  await waitFor(() => expect(said()).toBeUndefined())
})
