import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LanguagesScreen } from '../../src/admin/translate/LanguagesScreen'
import { TranslationScreen } from '../../src/admin/translate/TranslationScreen'
import type { TranslationInfo } from '../../src/contract/translation'
import type { Unit } from '../../src/slices/translation'
import { router } from './helpers/router'

const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
]
const head = (id: string, languageCode: string) => ({
  ...{ id, languageCode, title: 'Coast', path: languageCode === 'en' ? '/coast' : '/es/costa' },
  ...{ kind: 'page', status: 'draft', rev: 1 },
})
const unit = (parts: Partial<Unit>): Unit => ({
  ...{ key: 'h/title', element: 'h', field: 'title', segment: null, place: 'Hero', label: 'Title', marks: {} },
  ...{ source: 'Sleep', target: 'Sleep', state: 'open', before: null, isLong: false },
  ...parts,
})
const RICH = unit({
  ...{ key: 'r/copy/0', element: 'r', field: 'copy', segment: 0, place: 'Rich text', label: 'Copy' },
  ...{ source: 'Stay <1>two</1> nights', target: 'Stay <1>two</1> nights' },
  marks: { 1: { kind: 'style', label: 'bold' } },
})

type Sent = { texts: { key: string; was: string; is: string }[]; confirmed: string[] }

/** Mocks a server that stores the texts it receives, unless `answer` returns another response. */
function openScreen(given: Partial<TranslationInfo> = {}, answer?: (sent: Sent) => Response | undefined) {
  const units = given.units ?? [unit({}), RICH]
  const info: TranslationInfo = {
    ...{ page: head('p', 'es'), original: head('o', 'en'), missing: [], references: [] },
    progress: { total: units.length, done: 0, open: units.length, changed: 0 },
    ...given,
    units,
  }
  const sent: Sent[] = []
  const server = (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Promise.resolve(Response.json(info))
    if (url.includes('/xliff')) return Promise.resolve(answer?.({ texts: [], confirmed: [] }) ?? Response.json({}))
    const asked = JSON.parse(String(body)) as Sent
    sent.push(asked)
    const own = answer?.(asked)
    if (own) return Promise.resolve(own)
    const written = info.units.map((each) => {
      const text = asked.texts.find(({ key }) => key === each.key)
      const isDone = text !== undefined || asked.confirmed.includes(each.key)
      return { ...each, target: text?.is ?? each.target, state: isDone ? 'done' : each.state }
    })
    return Promise.resolve(
      Response.json({ saved: asked.texts.length, conflicts: [], translation: { ...info, units: written } }),
    )
  }
  vi.stubGlobal('fetch', server)
  const shown = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TranslationScreen adminRoute="/voix" apiRoute="/api" canEdit languages={LANGUAGES} pageId="p" />
    </SWRConfig>,
  )
  return { sent, user: userEvent.setup(), ...shown }
}

const field = (name: string) => screen.findByRole('textbox', { name })
const row = (key: string) => document.querySelector<HTMLElement>(`[data-unit="${key}"]`)!

beforeEach(() => window.localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('shows each text beside the original and saves what is typed, with what stood there before', async () => {
  const { sent, user } = openScreen()
  const input = await field('Hero, Title')
  expect(within(row('h/title')).getByText('Sleep', { selector: '[lang=en]' })).toBeTruthy()
  await user.clear(input)
  await user.type(input, 'Dormir')
  await waitFor(() => expect(row('h/title').dataset.state).toBe('done'))
  fireEvent.blur(input)
  await waitFor(() => expect(sent.at(-1)?.texts).toEqual([{ key: 'h/title', was: 'Sleep', is: 'Dormir' }]))
  expect(await screen.findByText('Saved')).toBeTruthy()
})

it('types rich text as text, in which the marks go along', async () => {
  const { sent } = openScreen()
  const input = await field('Rich text, Copy, paragraph 1')
  expect(input.querySelector('strong')?.textContent).toBe('two')
  input.querySelector('strong')!.textContent = 'dos'
  input.lastChild!.textContent = ' noches & días'
  fireEvent.input(input)
  await waitFor(() => expect(sent.at(-1)?.texts[0]?.is).toBe('Stay <1>dos</1> noches &amp; días'), { timeout: 3000 })
  // The response equals the input's content, so the caret stays.
  expect(input.querySelector('strong')?.textContent).toBe('dos')
})

it('asks where somebody else has written meanwhile, and loses neither text', async () => {
  let isFirst = true
  const theirs = unit({ target: 'Suyo', state: 'done' })
  const { sent, user } = openScreen({}, (asked) => {
    if (!isFirst || asked.texts.length === 0) return undefined
    isFirst = false
    const translation = {
      page: head('p', 'es'),
      original: head('o', 'en'),
      units: [theirs],
      missing: [],
      references: [],
    }
    const progress = { total: 1, done: 1, open: 0, changed: 0 }
    return Response.json({
      saved: 0,
      conflicts: [{ key: 'h/title', theirs: 'Suyo' }],
      translation: { ...translation, progress },
    })
  })
  const input = await field('Hero, Title')
  fireEvent.change(input, { target: { value: 'Mío' } })
  fireEvent.blur(input)
  const question = await within(row('h/title')).findByRole('alert')
  expect(question.textContent).toContain('Suyo')
  expect((input as HTMLTextAreaElement).value).toBe('Mío')
  await user.click(within(question).getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(sent.at(-1)?.texts).toEqual([{ key: 'h/title', was: 'Suyo', is: 'Mío' }]))
})

it('keeps what cannot be saved in the browser, and brings it back', async () => {
  const { unmount } = openScreen({}, () => new Response(null, { status: 500 }))
  const input = await field('Hero, Title')
  fireEvent.change(input, { target: { value: 'Dormir' } })
  fireEvent.blur(input)
  expect((await screen.findByRole('alert')).textContent).toContain('What you have typed is kept in this browser.')
  unmount()
  const { sent } = openScreen()
  expect(((await field('Hero, Title')) as HTMLTextAreaElement).value).toBe('Dormir')
  await waitFor(() => expect(sent.at(-1)?.texts).toEqual([{ key: 'h/title', was: 'Sleep', is: 'Dormir' }]))
  await waitFor(() => expect(window.localStorage.length).toBe(0))
})

it('tells of a refused text at its place and saves the others', async () => {
  const { sent } = openScreen({}, (asked) => {
    if (!asked.texts.some(({ key }) => key === 'h/title')) return undefined
    const errors = [{ message: 'No', data: { errors: [{ path: 'elements.h.title', message: 'At most 5 letters.' }] } }]
    return Response.json({ errors }, { status: 400 })
  })
  fireEvent.change(await field('Hero, Title'), { target: { value: 'Dormir' } })
  const rich = await field('Rich text, Copy, paragraph 1')
  rich.firstChild!.textContent = 'Quédese '
  fireEvent.input(rich)
  expect(
    (await within(await waitFor(() => row('h/title'))).findByRole('alert', {}, { timeout: 3000 })).textContent,
  ).toBe('At most 5 letters.')
  await waitFor(() => expect(sent.at(-1)?.texts.map(({ key }) => key)).toEqual(['r/copy/0']))
})

it('says what the original said before it changed, and takes a text as it is', async () => {
  const changed = unit({ source: 'Wake', target: 'Dormir', state: 'changed', before: 'Sleep' })
  const progress = { total: 1, done: 0, open: 0, changed: 1 }
  const { sent, user } = openScreen({ units: [changed], progress })
  expect(await screen.findByText('0 of 1 text, 1 changed in the original')).toBeTruthy()
  expect(row('h/title').textContent).toContain('Translated from: Sleep')
  await user.click(screen.getByRole('button', { name: 'It still fits' }))
  await waitFor(() => expect(sent.at(-1)?.confirmed).toEqual(['h/title']))
})

it('lists what a file would overwrite, and takes it when it is told to', async () => {
  const now = unit({ target: 'Suyo', state: 'done' })
  const problem = {
    key: 'h/title',
    line: 7,
    reason: 'target-changed',
    message: 'The translation was changed since the file was written.',
  }
  const info = { page: head('p', 'es'), original: head('o', 'en'), units: [now], missing: [], references: [] }
  const translation = { ...info, progress: { total: 1, done: 1, open: 0, changed: 0 } }
  let isImport = true
  const { sent, user } = openScreen({ units: [now] }, () => {
    if (!isImport) return undefined
    isImport = false
    const problems = [{ ...problem, source: 'Sleep', target: 'Dormir', now }]
    return Response.json({ applied: 0, unchanged: 0, untranslated: 0, problems, translation })
  })
  await field('Hero, Title')
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['<xliff/>'], 'a.xlf'))
  const list = await screen.findByRole('region', { name: 'Not taken from the file' })
  expect(list.textContent).toContain('Hero, Title (line 7): The translation was changed since the file was written.')
  await user.click(within(list).getByRole('button', { name: 'Take the file’s' }))
  await waitFor(() => expect(sent.at(-1)?.texts).toEqual([{ key: 'h/title', was: 'Suyo', is: 'Dormir' }]), {
    timeout: 3000,
  })
})

it.each([null, 'es'])(
  'creates the languages that are chosen, at paths below their codes, after a choice of %s',
  async (to) => {
    const posted: unknown[] = []
    const family = {
      original: head('o', 'en'),
      languages: LANGUAGES.map((language) => ({ ...language, page: null, progress: null })),
    }
    vi.stubGlobal('fetch', (_url: string, { method = 'GET', body }: RequestInit = {}) => {
      if (method === 'GET') return Promise.resolve(Response.json(family))
      posted.push(JSON.parse(String(body)))
      return Promise.resolve(Response.json({ docs: [head('p', 'es')] }, { status: 201 }))
    })
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <LanguagesScreen adminRoute="/voix" apiRoute="/api" canEdit pageId="o" to={to} />
      </SWRConfig>,
    )
    const user = userEvent.setup()
    const choice = await screen.findByRole('checkbox', { name: 'Create Español' })
    if (to === null) await user.click(choice)
    const path = screen.getByRole('textbox', { name: 'Path' })
    expect((path as HTMLInputElement).value).toBe('/es/coast')
    await user.clear(path)
    await user.type(path, '/es/costa')
    fireEvent.submit(path.closest('form')!)
    await waitFor(() => expect(posted).toEqual([{ languages: [{ code: 'es', path: '/es/costa' }] }]))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/voix/pages/translate?page=p'))
  },
)
