import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { router } from './helpers/router'
import { fill, mountStudio, pageOf, row, type SentRequest } from './helpers/studio'

const ALL = { saveDraft: true, saveVersionForLater: true, savePublishVersion: true, quickSave: true }

/** Opens a page with a changed title. */
async function openTyped(given: Parameters<typeof mountStudio>[0] = {}) {
  const studio = await mountStudio(given)
  fill(screen.getByLabelText('Title'), 'After')
  expect(studio.status()).toBe('Unsaved changes')
  return studio
}

const button = (command: string) => document.querySelector(`[data-command="${command}"]`)
const menuItems = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)

it('has all four ways to save in its menu', async () => {
  const { user, command } = await openTyped()
  await user.click(command('save-menu'))
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  for (const label of ['Save Draft', 'Save Version for Later', 'Save & Publish Version', 'Quick Save & Publish'])
    expect(
      items.some((item) => item.includes(label)),
      label,
    ).toBe(true)
})

it('leaves a way that is switched off out of the bar and the menu, its keys do nothing, and the palette says why', async () => {
  const saveActions = { ...ALL, savePublishVersion: false, saveVersionForLater: false }
  const { user, command, press, saves, status } = await openTyped({
    boot: { saveActions },
    rows: [row('introduction', { title: 'Words' })],
  })
  expect(button('save-draft')).not.toBeNull()
  expect(button('publish')).toBeNull()
  await user.click(command('save-menu'))
  await screen.findAllByRole('menuitem')
  expect(menuItems()).toEqual([expect.stringContaining('Save Draft'), expect.stringContaining('Quick Save & Publish')])
  await press('Escape')
  await press('Control+Shift+s')
  await press('Control+Alt+s')

  await press('Control+k')
  await user.type(await screen.findByRole('combobox'), 'Save & Publish Version')
  const option = document.querySelector('[role=option][data-command=publish]')
  expect(option?.getAttribute('aria-disabled')).toBe('true')
  expect(option?.textContent).toContain('switched off on this site')
  await press('Enter')
  await press('Escape')

  // The remaining command replaces the main button, and works.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(command('quick-save'))
  await waitFor(() => expect(status()).toBe('Published'))
  expect(saves()).toEqual(['quickSave'])
})

it('has no button and no menu where nothing may be saved', async () => {
  const off = { saveDraft: false, saveVersionForLater: false, savePublishVersion: false, quickSave: false }
  const { press, saves, status } = await openTyped({ boot: { saveActions: off } })
  for (const command of ['save-draft', 'publish', 'save-menu', 'quick-save']) expect(button(command)).toBeNull()
  await press('Control+s')
  expect(status()).toBe('Unsaved changes')
  expect(saves()).toEqual([])
})

/** Responses of the server instead of storing, until it works again. */
const FAULTS: Record<string, () => Response> = {
  nothing: () => {
    throw new TypeError('Failed to fetch')
  },
  'an error': () => Response.json({ errors: [{ message: 'Something went wrong.' }] }, { status: 500 }),
  'a page of a hotel’s network': () => new Response('<h1>Accept our terms</h1>'),
}

it.each(Object.keys(FAULTS))('says that it tries again when the server sends %s, and saves once', async (fault) => {
  let isIll = true
  const operations: unknown[] = []
  const save = ({ body }: SentRequest) => {
    operations.push((body as { operationId: string }).operationId)
    return isIll ? FAULTS[fault]?.() : { rev: 2, savedAt: new Date().toISOString() }
  }
  const { user, command, status } = await openTyped({ answers: { '/save': save } })
  await user.click(command('save-draft'))
  await screen.findByText(/Your changes are kept in this browser/)
  expect(status()).toContain('Trying again')
  isIll = false
  await user.click(command('retry-now'))
  await waitFor(() => expect(status()).toBe('Draft, saved'))
  expect(document.querySelector('[data-phase=retrying]')).toBeNull()
  expect(operations).toHaveLength(2)
  expect(new Set(operations).size, 'the same operation is sent again').toBe(1)
  expect(pageOf().title).toBe('After')
})

it('says so when a fault lasts; what was typed stays, and the next save stores it', async () => {
  let isIll = true
  const save = () => (isIll ? FAULTS['an error']?.() : { rev: 2, savedAt: new Date().toISOString() })
  const { user, command, saves, status } = await openTyped({ answers: { '/save': save } })
  await user.click(command('save-draft'))
  for (let attempt = 1; attempt < 5; attempt++) {
    await waitFor(() => expect(saves()).toHaveLength(attempt))
    await user.click(await waitFor(() => command('retry-now')))
  }
  const problem = () => document.querySelector('[data-phase=error]')?.textContent
  await waitFor(() => expect(problem()).toContain('Something went wrong on the server. Try again'))
  expect(status()).toBe('Not saved')
  isIll = false
  await user.click(command('save-draft'))
  await waitFor(() => expect(status()).toBe('Draft, saved'))
  expect(pageOf().title).toBe('After')
})

it('asks before the studio is left with unsaved changes, and staying keeps them', async () => {
  const { user } = await openTyped()
  await user.click(screen.getByRole('link', { name: 'Back to the pages' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('You have some unsaved changes. Are you sure you want to leave?')
  await user.click(within(question).getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('After')
})

it.each([['save-draft'], ['undo']])('does not ask when everything is clean after %s', async (clean) => {
  const { user, command, status } = await openTyped()
  await user.click(command(clean))
  await waitFor(() => expect(status()).toBe('Draft, saved'))
  await user.click(screen.getByRole('link', { name: 'Back to the pages' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('leaves when the page is saved, and stays where the server refuses it', async () => {
  router.push.mockClear()
  let isRefused = true
  const refusal = () => Response.json({ errors: [{ message: 'The path is taken.' }] }, { status: 400 })
  const save = () => (isRefused ? refusal() : { rev: 2, savedAt: new Date().toISOString() })
  const { user, saves, status } = await openTyped({ answers: { '/save': save } })
  const saveAndLeave = async () => {
    await user.click(screen.getByRole('link', { name: 'Back to the pages' }))
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }))
  }
  await saveAndLeave()
  await waitFor(() => expect(status()).toBe('Not saved'))
  expect(router.push).not.toHaveBeenCalled()
  isRefused = false
  await saveAndLeave()
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/voix/pages'))
  expect(saves()).toEqual(['saveDraft', 'saveDraft'])
})

it('says that the draft is saved when publishing it was refused', async () => {
  const refusal = () => Response.json({ errors: [{ message: 'Hero: choose a picture.' }] }, { status: 400 })
  const save = ({ body }: SentRequest) =>
    (body as { action: string }).action === 'saveDraft' ? { rev: 2, savedAt: new Date().toISOString() } : refusal()
  const { user, command, status } = await openTyped({ answers: { '/save': save } })
  await user.click(command('save-draft'))
  await waitFor(() => expect(status()).toBe('Draft, saved'))
  await user.click(command('publish'))
  await user.click(await screen.findByRole('button', { name: 'Publish anyway' }))
  await waitFor(() => expect(screen.getAllByText('Hero: choose a picture.')).not.toEqual([]))
  expect(status()).toBe('Draft, saved')
})

it('goes on where it was when the router hands over the same page once more', async () => {
  const { refresh, status } = await openTyped()
  await refresh()
  // Waits as long as opening the page again would take.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('After')
  expect(status()).toBe('Unsaved changes')
})

it('says that a newer build runs on the server once it does, and loads again when asked', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let id = 'one'
  const asked: string[] = []
  const latest = ({ url }: SentRequest) => {
    asked.push(url)
    return { id }
  }
  await mountStudio({ answers: { '/builds/latest.json': latest } })
  const look = async () => {
    vi.setSystemTime(Date.now() + 10_000)
    await act(async () => window.dispatchEvent(new Event('focus')))
  }
  const notice = () => document.querySelector('[data-live-notice=new-build]')
  await look()
  expect(notice()).toBeNull()
  id = 'two'
  await look()
  await waitFor(() => expect(notice()?.textContent).toContain('A newer version'))
  expect(notice()?.querySelector('[data-command=reload]')).not.toBeNull()
  // The timestamp prevents cached responses.
  expect(asked.every((url) => /\?\d{13}$/.test(url))).toBe(true)
})
