import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { faultsIn } from './helpers/faults'
import { mountPreview } from './helpers/preview'
import { fill, inspect, mountStudio, pageOf, row, rowsOf, tab, withElement } from './helpers/studio'

afterEach(() => vi.restoreAllMocks())

const condition = (key: string, value: unknown, operator = 'equals') => ({
  conditionsSettings: { type: 'and', conditions: [{ key, operator, value }] },
})

function page() {
  const words = (blockName: string, element: object) => withElement(row('introduction', { blockName }), element)
  return {
    all: words('For all', {}),
    agents: words('For agents', { audience: 'agents' }),
    summer: words('Summer', condition('query:promo', 'summer')),
    divers: words('Divers', condition('tag:diving', 5, 'greater_than_equal')),
    winter: words('Winter', condition('date', '2999-12-01', 'greater_than')),
    spanish: words('Spanish', condition('language', 'es')),
    mail: words('Mail', condition('referrer', 'mail', 'contains')),
    wide: words('Wide', { style: { default: { visibility: 'hidden' }, md: { visibility: 'shown' } } }),
    broad: words('Broad', condition('breakpoint', 'lg', 'greater_than_equal')),
  }
}

const named = (name: string) => document.querySelector<HTMLElement>(`[name="visitor.${name}"]`) as HTMLElement
const ofVisitor = (selector: string) =>
  named('audience').closest('[role=dialog], form')?.querySelector(selector) as HTMLElement
const banner = () => document.querySelector('[data-voix-visitor-banner]')?.textContent ?? null

async function see() {
  const rows = page()
  const studio = await mountStudio({ rows: Object.values(rows) })
  const unseen = () =>
    Object.entries(rows)
      .filter(([, { id }]) => studio.item(id).querySelector('[data-sign=unseen]'))
      .map(([name]) => name)
  return { ...studio, rows, unseen }
}

it('asks who the visitor is in a form without a fault that axe finds', async () => {
  const { press } = await see()
  act(() => document.body.focus())
  await press('v')
  await waitFor(() => expect(named('audience')).not.toBeNull())
  fill(ofVisitor('[name=newTag]'), 'diving')
  await press('Enter')
  expect(await faultsIn(named('audience').closest('[role=dialog], form'))).toEqual([])
})

it('marks what a visitor does not see by audience, conditions and width, and stores nothing of it', async () => {
  const { user, command, press, rows, item, unseen } = await see()
  const before = { page: pageOf(), rows: rowsOf() }
  act(() => document.body.focus())
  await press('v')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(banner()).toContain('Seen as somebody who is not signed in. 6 elements are not shown.')
  expect(unseen()).toEqual(['agents', 'summer', 'divers', 'winter', 'spanish', 'mail'])
  expect(item(rows.summer.id).getAttribute('aria-label')).toContain('not seen by this visitor')

  await user.click(command('see-as-visitor'))
  await user.selectOptions(named('audience'), 'agents')
  expect(unseen()).not.toContain('agents')
  fill(named('query'), '?promo=summer')
  expect(unseen()).not.toContain('summer')
  fill(ofVisitor('[name=newTag]'), 'diving')
  await user.keyboard('{Enter}')
  fill(ofVisitor('[name="tags.0.point"]'), '5')
  expect(unseen()).not.toContain('divers')
  await user.click(named('consent'))
  expect(unseen()).toContain('divers')
  fill(named('date'), '2999-12-24T10:00')
  await user.selectOptions(named('language'), 'es')
  fill(named('referrer'), 'https://mail.example.com/')
  expect(unseen()).toEqual(['divers'])
  expect(banner()).toMatch(
    /Seen as one of “Travel agents”.*in “es”, with \?promo=summer, on .*coming from https:\/\/mail/,
  )

  await user.click(screen.getByRole('radio', { name: 'sm: from 640 px' }))
  expect(unseen()).toEqual(['divers', 'wide', 'broad'])

  await user.click(command('see-as-editor'))
  expect([banner(), unseen()]).toEqual([null, []])
  expect({ page: pageOf(), rows: rowsOf() }).toEqual(before)
  expect(command('undo').getAttribute('aria-disabled')).toBe('true')
})

describe('the preview', () => {
  const visitor = {
    audiences: [],
    tags: [],
    query: '',
    language: 'en',
    date: null,
    referrer: '',
    hasConsent: true,
  }
  const css = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')

  it('holds everything for editors, and for a visitor what the site has, by the same rules', async () => {
    const { all, agents, summer, wide } = page()
    const { shown, openStudio, isConnected } = await mountPreview({ rows: [all, agents, summer, wide] })
    const { channel } = openStudio()
    await isConnected()
    expect(css()).toContain('opacity:.25')
    expect(css()).not.toContain('[data-vc=')
    act(() => channel.tell({ type: 'visitor', visitor }))
    await waitFor(() => expect(document.querySelector(`[data-voix-element="${agents.id}"]`)).toBeNull())
    expect(document.documentElement.getAttribute('data-vch')).toBe(summer.id)
    expect(css()).toContain(`html[data-vch~="${summer.id}"] [data-vc="${summer.id}"]{display:none!important}`)
    expect(css()).toContain(`[data-vs="${wide.id}"]{display:none!important}`)
    act(() => channel.tell({ type: 'visitor', visitor: { ...visitor, audiences: ['agents'], query: 'promo=summer' } }))
    await waitFor(() => shown(agents.id))
    expect(document.documentElement.hasAttribute('data-vch')).toBe(false)
    act(() => channel.tell({ type: 'visitor', visitor: null }))
    await waitFor(() => expect(css()).not.toContain('[data-vc='))
    expect(document.documentElement.hasAttribute('data-voix-visitor')).toBe(false)
  })
})

it('an element waits to be approved once its experience status says so, which a sign and a hint tell', async () => {
  const { user, item } = await inspect({ rows: [row('introduction', { blockName: 'Words' })] })
  await user.click(tab('Settings'))
  await user.selectOptions(screen.getByLabelText('Experience status'), 'pending')
  const [words] = rowsOf()
  expect(words?.element.xpStatus).toBe('pending')
  expect(item(words?.id ?? '').querySelector('[data-sign=pending]')).not.toBeNull()
  expect(screen.getByText(/until it is approved/)).toBeTruthy()
})
