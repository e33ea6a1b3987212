import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LIVE, openList, press, url } from './helpers/pagesList'
import { toast } from './helpers/payloadUi'
import { router } from './helpers/router'
import { fill, mountStudio, row, type SentRequest } from './helpers/studio'

describe('in the list of pages', () => {
  it('has the life of a page in one menu, which says what cannot be done now, and names the page in each question', async () => {
    const { sent, user, menu, choose } = openList()
    expect(await menu()).toEqual([
      'Publish…Not now: everything is published.',
      'Unpublish…',
      'Schedule…',
      'Copy…',
      'Share a preview link…',
      'Move to trash…',
    ])
    await choose('Unpublish…')
    expect(screen.getByRole('alertdialog', { name: 'Unpublish “Coral Bay”?' }).textContent).toContain('/coral-bay')
    await press(user, 'Unpublish')
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(sent).toEqual([['PATCH', url, { _status: 'draft', rev: 3 }]])
    expect(toast.success.mock.calls).toEqual([['“Coral Bay” is no longer published.']])
  })

  it.each([
    ['Unpublish…', 'visitors will miss it'],
    ['Move to trash…', 'Take it out there first'],
  ])('says before “%s” what visitors see that uses the page, and leads there', async (action, words) => {
    const use = { kind: null, through: [], isPublished: true }
    const docs = [
      { ...use, id: 'r', title: '/old-bay', url: '/voix/collections/redirects/r' },
      { ...use, id: 'd', title: 'A draft', url: '/voix/studio/d', isPublished: false },
    ]
    const { menu, choose } = openList({ answers: { '/used-in/pages/7': { docs } } })
    await menu()
    await choose(action)
    const list = within(await screen.findByRole('list', { name: 'Where it is used' }))
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['/old-bay', '/voix/collections/redirects/r'],
    ])
    expect(screen.getByRole('alertdialog').textContent).toContain(words)
  })

  it('offers a redirect when a page is published at another path than visitors know', async () => {
    const { sent, user, menu, choose } = openList({ items: [{ ...LIVE, status: 'changed', path: '/coral' }] })
    await menu()
    await choose('Publish…')
    expect(screen.getByRole('checkbox', { name: /Lead visitors from \/coral-bay to \/coral/ })).toHaveProperty(
      'checked',
      true,
    )
    await press(user, 'Publish')
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    const redirect = { from: '/coral-bay', host: null, to: { type: 'page', page: '7' }, type: '301' }
    expect(sent).toEqual([
      ['PATCH', url, { _status: 'published', rev: 3 }],
      ['POST', '/api/redirects', redirect],
    ])
  })

  it('copies with a title and a path, and leads visitors to the copy where that is wanted', async () => {
    const { sent, user, menu, choose } = openList({ answers: { '/copy': { doc: { id: 'c' } } } })
    await menu()
    await choose('Copy…')
    expect(screen.getByRole('textbox', { name: 'Path' })).toHaveProperty('value', '/coral-bay-copy')
    await user.click(screen.getByRole('checkbox'))
    await press(user, 'Make the copy')
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/voix/studio/c'))
    expect(sent).toEqual([
      ['POST', '/api/pages/7/copy', { title: 'Coral Bay (copy)', path: '/coral-bay-copy' }],
      ['POST', '/api/redirects', { from: '/coral-bay', host: null, to: { type: 'page', page: 'c' }, type: '301' }],
    ])
  })

  it('schedules, shows what is scheduled, and calls it off', async () => {
    const waiting = {
      action: 'publish' as const,
      at: '2099-01-01T14:00:00.000Z',
      timezone: 'America/Jamaica',
      by: 'Ana',
      problem: null,
    }
    const refused = { ...waiting, action: 'unpublish', problem: 'It has not been approved.' }
    const answers = { '/schedule': { schedules: [waiting, refused] } }
    const { sent, user, menu, choose } = openList({
      items: [{ ...LIVE, scheduled: [waiting] }],
      answers,
    })
    expect(screen.getByText(/Publishes Jan 1, 2099, 9:00/)).toBeTruthy()
    await menu()
    await choose('Schedule…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule “Coral Bay”' }))
    expect(await dialog.findByText('Publishes Jan 1, 2099, 9:00 AM, Jamaica, as Ana wants it.')).toBeTruthy()
    expect(dialog.getByText(/It has not been approved/)).toBeTruthy()
    expect(dialog.getByLabelText('Publish at')).toHaveProperty('value', '2099-01-01T09:00')
    fireEvent.change(dialog.getByLabelText('Publish at'), { target: { value: '2099-02-02T08:30' } })
    await user.type(dialog.getByLabelText('Time zone of publishing'), 'san juan{Enter}')
    await user.click(dialog.getByRole('button', { name: /^Change the time/ }))
    await user.click(dialog.getByRole('button', { name: 'Call off publishing' }))
    await user.click(dialog.getByRole('button', { name: /^Schedule/ }))
    expect(dialog.getByRole('alert').textContent).toBe('Give a day and a time.')
    await waitFor(() =>
      expect(sent).toEqual([
        [
          'POST',
          '/api/voix/pages/7/schedule',
          { action: 'publish', at: '2099-02-02T08:30', timezone: 'America/Puerto_Rico' },
        ],
        ['DELETE', '/api/voix/pages/7/schedule/publish', null],
      ]),
    )
  })

  it('makes a preview link, shows it once, and revokes it', async () => {
    const links = [{ id: 'l', createdAt: '2099-01-01T00:00:00.000Z', expiresAt: '2099-01-08T00:00:00.000Z', by: 'Ana' }]
    const answers = { '/preview-links': { path: '/voix-preview/shared/secret', links } }
    const { sent, user, menu, choose } = openList({ answers })
    await menu()
    await choose('Share a preview link…')
    await user.selectOptions(await screen.findByLabelText('Works for'), '1 day')
    await press(user, 'Make a link')
    expect(await screen.findByLabelText(/The link, shown this once/)).toHaveProperty(
      'value',
      `${window.location.origin}/voix-preview/shared/secret`,
    )
    await user.click(screen.getByRole('button', { name: /^Revoke the link of Ana/ }))
    await waitFor(() =>
      expect(sent).toEqual([
        ['POST', '/api/voix/pages/7/preview-links', { days: 1 }],
        ['DELETE', '/api/voix/pages/7/preview-links/l', null],
      ]),
    )
    expect(screen.queryByLabelText(/The link, shown this once/)).toBeNull()
  })
})

describe('in the studio', () => {
  /** Opens the studio on a published page and records the requests that change it. */
  async function open(answers: Record<string, unknown> = {}) {
    const sent: [string, string, unknown][] = []
    const take = ({ method, url: address, body }: SentRequest) => {
      if (method !== 'GET') sent.push([method, address.replace(/[0-9a-f-]{36}/, ':id'), body])
      return { schedules: [] }
    }
    const rows = [row('introduction', { title: 'Words' })]
    const studio = await mountStudio({
      rows,
      livePath: '/studio-test',
      answers: { '?depth=0&trash=true': take, ...answers },
      isIdle: true,
    })
    return { ...studio, sent }
  }

  it('has the same menu, made of commands', async () => {
    const { user, command } = await open()
    await user.click(command('page-menu'))
    expect(screen.getAllByRole('menuitem').map(({ dataset }) => dataset.command)).toEqual([
      'publish',
      'unpublish',
      'schedule-page',
      'copy-page',
      'share-preview',
      'trash-page',
    ])
  })

  it('unpublishes at the revision that is open, by keyboard alone', async () => {
    const { user, press: keys, sent } = await open()
    await keys('Control+k')
    await user.keyboard('Unpublish')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alertdialog', { name: 'Unpublish “Studio test”?' })).toBeTruthy()
    await press(user, 'Unpublish')
    await waitFor(() =>
      expect(sent).toEqual([['PATCH', '/api/pages/:id?depth=0&trash=true', { _status: 'draft', rev: 1 }]]),
    )
  })

  it('shows what is scheduled, and why it was refused', async () => {
    const waiting = {
      action: 'unpublish',
      at: '2099-01-01T14:00:00.000Z',
      timezone: 'America/Jamaica',
      by: 'Ana',
      problem: null,
    }
    const { user } = await open({ '/schedule': { schedules: [waiting] } })
    await user.click(await screen.findByRole('button', { name: /^Unpublishes Jan 1, 2099/ }))
    expect(await screen.findByRole('dialog', { name: 'Schedule “Studio test”' })).toBeTruthy()
  })

  it('leaves the page when it is in the trash, and asks before a copy is opened while something is unsaved', async () => {
    const { user, command } = await open({ '/copy': { doc: { id: 'c' } } })
    fill(screen.getByLabelText('Title'), 'Unsaved')
    await user.click(command('page-menu'))
    await user.click(screen.getByRole('menuitem', { name: 'Copy…' }))
    await press(user, 'Make the copy')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('unsaved changes')
    await press(user, 'Stay')
    router.push.mockClear()
    await user.click(command('page-menu'))
    await user.click(screen.getByRole('menuitem', { name: 'Move to trash…' }))
    await press(user, 'Move to trash')
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/voix/pages'))
  })
})
