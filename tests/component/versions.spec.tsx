import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, mountStudio, pageOf, row, rowsOf, type SentRequest } from './helpers/studio'

const text = (words: string) => {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const leaf = { type: 'text', text: words, version: 1, format: 0, detail: 0, mode: 'normal', style: '' }
  return {
    root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', textFormat: 0, children: [leaf] }] },
  }
}

const first = row('introduction', { title: 'Nine resorts', copy: text('Each with its own kitchen.') })
const second = row('introduction', { title: 'Our story', blockName: 'Story' })
const changed = { ...first, title: 'Twelve resorts', copy: text('Each with its own kitchen and garden.') }

/** The content of the versions: 1 as created, 2 named with another first element, 3 without the second. */
const CONTENT = [
  { rev: 1, page: { title: 'Studio test', path: '/old' }, rows: [first, second], pathHolder: 'The new owner' },
  { rev: 2, page: { title: 'Summer page', path: '/studio-test' }, rows: [changed, second], pathHolder: null },
  { rev: 3, page: { title: 'Summer page', path: '/studio-test' }, rows: [changed], pathHolder: null },
]
const NOW = { title: 'Summer page' }

const listed = (rev: number, more: { label?: string; [key: string]: unknown }) => ({
  rev,
  before: rev > 1 ? rev - 1 : null,
  savedAt: new Date().toISOString(),
  kind: 'kept',
  label: null,
  status: 'draft',
  author: { id: 'e', name: 'Test editor' },
  others: [],
  isCurrent: false,
  isLive: false,
  changes: null,
  ...more,
})
const REVISIONS = [
  listed(3, { kind: 'published', status: 'published', isCurrent: true, isLive: true }),
  listed(2, { label: 'Before the summer' }),
  listed(1, {}),
]

interface List {
  revisions: object[]
  next: number | null
}

/** Opens the version history after version 3. `older` is the next page of the list. */
async function openHistory({ boot = {}, older = [] as object[] } = {}) {
  const isMore = (url: string) => url.includes('before=')
  const names = new Map<number, unknown>()
  const revisions = ({ url, method, body }: SentRequest): List | object => {
    const rev = Number(/revisions\/(\d+)$/.exec(url)?.[1])
    if (method === 'PATCH') names.set(rev, (body as { label: string }).label)
    if (rev) return CONTENT[rev - 1] ?? {}
    if (isMore(url)) return { revisions: older, next: null }
    const revisions = REVISIONS.map((own) => ({ ...own, label: names.get(own.rev) ?? own.label }))
    return { revisions, next: older.length > 0 ? 1 : null }
  }
  const studio = await mountStudio({ rows: [changed], page: NOW, boot, answers: { '/revisions': revisions } })
  const revision = (rev: number) => document.querySelector<HTMLElement>(`[role=option][data-revision="${rev}"]`)
  const open = async () => {
    await studio.user.click(studio.command('revisions'))
    await waitFor(() => expect(revision(3)).not.toBeNull())
  }
  const lookAt = async (rev: number) => {
    await studio.user.click(revision(rev) as HTMLElement)
    await waitFor(() => expect(document.querySelector(`[data-voix-changes="${rev}"]`)).not.toBeNull())
  }
  await open()
  return { ...studio, open, lookAt, revision }
}

const change = (id: string) => document.querySelector<HTMLElement>(`[data-changed-element="${id}"]`)
const banner = () => screen.queryByRole('region', { name: 'Version' })
const titles = () => rowsOf().map(({ title }) => title)

it('are listed with who made them, how, and which one visitors see', async () => {
  const { revision } = await openHistory()
  expect(within(screen.getByRole('group', { name: 'Today' })).getAllByRole('option')).toHaveLength(3)
  const newest = revision(3)?.textContent
  for (const words of ['Test editor', 'just now', 'Published', 'Live', 'Newest']) expect(newest).toContain(words)
  expect(revision(3)?.querySelector('time')?.dateTime).toContain(String(new Date().getFullYear()))
  for (const words of ['Before the summer', 'Kept version']) expect(revision(2)?.textContent).toContain(words)
  expect(revision(1)?.textContent).toContain('The oldest version that is kept')
})

it('come older when they are asked for', async () => {
  const { user, revision } = await openHistory({ older: [listed(0, {})] })
  expect(revision(0)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show older versions' }))
  await waitFor(() => expect(revision(0)).not.toBeNull())
  expect(screen.queryByRole('button', { name: 'Show older versions' })).toBeNull()
})

it('say what changed in them by element, in words', async () => {
  const { lookAt } = await openHistory()
  await lookAt(2)
  expect(change('page')?.textContent).toContain('Title changed from Studio test to Summer page')
  expect(change(first.id)?.textContent).toContain('Title changed from Nine resorts to Twelve resorts')
  expect(change(first.id)?.querySelector('ins')?.textContent).toBe('kitchen and garden.')
  expect(change(first.id)?.querySelector('del')?.textContent).toBe('kitchen.')
  await lookAt(3)
  expect(change(second.id)?.textContent).toContain('removed')
  expect(change(first.id)).toBeNull()
})

it('are compared with the page as it is now, unsaved changes included, which stay', async () => {
  const { user, open, lookAt, command, status } = await openHistory()
  await user.click(command('close-revisions'))
  fill(await screen.findByLabelText('Title'), 'Not saved yet')
  await open()
  await lookAt(1)
  expect(command('save-draft').getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('radio', { name: 'Page now' }))
  await waitFor(() => expect(change('page')?.textContent).toContain('changed from Studio test to Not saved yet'))
  expect(change(second.id)?.textContent).toContain('removed since')
  await user.click(command('leave-revision'))
  await waitFor(() => expect(banner()).toBeNull())
  expect([pageOf().title, status()]).toEqual(['Not saved yet', 'Unsaved changes'])
})

it('get names', async () => {
  const { user, lookAt, revision, command } = await openHistory()
  await lookAt(1)
  await user.click(command('name-revision'))
  await user.type(await screen.findByRole('textbox', { name: 'Name of the version' }), 'As it began{Enter}')
  await waitFor(() => expect(revision(1)?.textContent).toContain('As it began'))
})

it('are restored in one step: undo takes it back, redo brings it again', async () => {
  const { user, lookAt, command, status } = await openHistory()
  await lookAt(1)
  expect(banner()?.textContent).toContain('You are looking at the version of')
  expect(banner()?.textContent).toContain('The path "/old" belongs to the page "The new owner" now.')
  await user.click(command('restore-revision'))
  await waitFor(() => expect(banner()).toBeNull())
  expect(titles()).toEqual(['Nine resorts', 'Our story'])
  await waitFor(() => expect(status()).toBe('Unsaved changes'))
  await user.click(command('undo'))
  expect(titles()).toEqual(['Twelve resorts'])
  expect(pageOf().title).toBe('Summer page')
  await waitFor(() => expect(command('redo').getAttribute('aria-disabled')).toBe('false'))
  await user.click(command('redo'))
  expect(titles()).toEqual(['Nine resorts', 'Our story'])
})

it('ask before they replace unsaved changes', async () => {
  const { user, open, lookAt, command } = await openHistory()
  await user.click(command('close-revisions'))
  fill(await screen.findByLabelText('Title'), 'Not saved yet')
  await open()
  await lookAt(1)
  await user.click(command('restore-revision'))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Replace your unsaved changes?')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(banner()).not.toBeNull()
  await user.click(command('restore-revision'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(pageOf().title).toBe('Studio test'))
  await user.click(command('undo'))
  await waitFor(() => expect(pageOf().title).toBe('Not saved yet'))
})

it('give one element back, and nothing else', async () => {
  const { user, lookAt, command } = await openHistory()
  await lookAt(3)
  await user.click(screen.getByRole('button', { name: 'Bring this element back: Story' }))
  await waitFor(() => expect(titles()).toEqual(['Twelve resorts', 'Our story']))
  await lookAt(1)
  await user.click(screen.getByRole('radio', { name: 'Page now' }))
  await waitFor(() => expect(change(first.id)).not.toBeNull())
  await user.click(change(first.id)?.querySelector('[data-command=restore-element]') as HTMLElement)
  await waitFor(() => expect(titles()).toEqual(['Nine resorts', 'Our story']))
  expect(pageOf().title).toBe('Summer page')
  await user.click(command('leave-revision'))
  await user.click(command('undo'))
  expect(titles()).toEqual(['Twelve resorts', 'Our story'])
})

it('close by Escape, which gives the focus back', async () => {
  const { press, command } = await openHistory()
  await press('Escape')
  await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Versions' })).toBeNull())
  expect(document.activeElement).toBe(command('revisions'))
})

it('are neither restored nor named by whoever may only read', async () => {
  const { lookAt } = await openHistory({ boot: { canEdit: false } })
  await lookAt(2)
  expect(change(first.id)?.textContent).toContain('Nine resorts')
  for (const command of ['restore-revision', 'restore-element', 'name-revision'])
    expect(document.querySelector(`[data-command="${command}"]`)).toBeNull()
})
