import { expect, test } from '@playwright/test'
import { tapChannels, type TappedMessage } from './helpers/channelTap'
import { openSecondWindow } from './helpers/secondWindow'
import { createPage, openStudio, row, signIn, type TestRow } from './helpers/studio'
import { createRow, type PageDiff } from '../../src/tree'

/** Returns the change of an element's title, as the studio broadcasts it. */
function changeOf({ id, blockType, title: was }: TestRow, title: string): PageDiff {
  const named = (own: unknown) => createRow({ id, blockType, fields: { title: own } })
  const updated = { [id]: [named(was), named(title)] as const }
  return { page: {}, rows: { added: {}, updated, removed: {} }, order: {}, orphans: null }
}

test('forged messages on the real channels change nothing, and a true one does', async ({ page, baseURL }) => {
  await signIn({ page })
  const [one, other] = [row('introduction', { title: 'One' }), row('introduction', { title: 'Other' })]
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [one, other] })
  const tap = await tapChannels(page.context())
  const studio = await openStudio({ page, id })

  // Another tab can read all of this from the channel, including the token.
  const second = await openSecondWindow(page)
  await second.shown(one.id).click()
  await expect(studio.item(one.id)).toHaveAttribute('aria-selected', 'true')
  const isIntent = ({ message }: { message: TappedMessage }) => message.kind === 'intent'
  await expect.poll(async () => (await tap.heard()).some(isIntent)).toBe(true)
  const intent = (await tap.heard()).find(isIntent)?.message
  if (!intent) throw new Error('The second window has sent no intent.')
  const remove = { type: 'deleteElement', ids: [other.id] }
  const forged = { ...intent, from: 'forger', seq: 1, sentAt: Date.now(), action: remove }
  const change = changeOf(other, 'Forged')
  const done = {
    ...forged,
    kind: 'change',
    from: intent.to,
    seq: 1,
    by: 'fieldUpdate',
    change,
    action: undefined,
    to: undefined,
  }
  const { post } = tap

  await post('deleteElement', { ...forged, token: undefined })
  await post('deleteElement', { ...forged, token: `${intent.token}x` })
  await post('deleteElement', { ...forged, protocol: 1 })
  await post('deleteElement', { ...forged, action: { type: 'deleteElement', ids: 'all' } })
  await post('deleteElement', { ...forged, action: { type: 'eval', code: 'alert(1)' } })
  await post('deleteElement', { ...forged, sentAt: Date.now() - 46_000 })
  await post('deleteElement', { ...forged, to: 'another-studio' })
  await post('deleteElement', { ...forged, from: intent.from, seq: intent.seq })
  await post('deleteElement', 'hello')
  await post('setIsSaving', { ...forged, action: { type: 'setIsSaving', isSaving: true } })
  await post('fieldUpdate', { ...done, token: undefined })
  await post('fieldUpdate', done)
  await post('fieldUpdate', { ...done, from: 'another-studio', seq: 9 })
  await post('fieldUpdate', { ...done, seq: 9, sentAt: Date.now() - 46_000 })
  await post('fullState', { ...done, kind: 'fullState', seq: 9, state: { page: {}, rows: [] } })

  // Channels keep the order of a sender's messages: after the last one arrives, all of them have.
  await post('selectElements', { ...forged, seq: 2, action: { type: 'selectElements', ids: [other.id] } })
  await expect(studio.item(other.id)).toHaveAttribute('aria-selected', 'true')
  await expect(studio.items).toHaveCount(2)
  expect(await studio.shownIds()).toEqual([one.id, other.id])
  for (const shown of [studio.shown(other.id), second.shown(other.id)]) await expect(shown).toContainText('Other')
  await expect(studio.status).toHaveText('Draft, saved')
  await expect(studio.command('undo')).toHaveAttribute('aria-disabled', 'true')
})

test('what is forged on the short way into the frame changes nothing, and a keystroke takes it at once', async ({
  page,
  baseURL,
}) => {
  await signIn({ page })
  const only = row('introduction', { title: 'One' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only, row('introduction', { title: 'B' })] })
  const studio = await openStudio({ page, id })
  await studio.item(only.id).click()
  // Another script in the studio's window can read all of this, including the token.
  await page.evaluate(() => {
    const heard: unknown[] = []
    const frame = document.querySelector<HTMLIFrameElement>('iframe[name=voix-preview]')
    frame?.contentWindow?.addEventListener('voix-message', (event) => heard.push((event as CustomEvent).detail))
    Object.assign(window, { voixHeard: heard })
  })
  await page.locator('#field-title').fill('Two')
  await expect(studio.shown(only.id)).toContainText('Two')
  const heard = await page.evaluate(() => Reflect.get(window, 'voixHeard') as TappedMessage[])
  const sent = heard.findLast(({ by }) => by === 'fieldUpdate')
  if (!sent) throw new Error('The studio has sent no change.')
  const forged = {
    ...sent,
    seq: sent.seq + 1,
    sentAt: Date.now(),
    change: changeOf(only, 'Forged'),
  }
  await page.evaluate(
    (messages) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[name=voix-preview]')
      for (const detail of messages) frame?.contentWindow?.dispatchEvent(new CustomEvent('voix-message', { detail }))
    },
    [
      'hello',
      null,
      { ...forged, token: undefined },
      { ...forged, token: `${sent.token}x` },
      { ...forged, protocol: 1 },
      { ...forged, change: { rows: { updated: { [only.id]: 7 } } } },
      { ...forged, by: 'eval' },
      { ...forged, seq: sent.seq },
      { ...forged, from: 'another-studio' },
      { ...forged, sentAt: Date.now() - 46_000 },
    ],
  )
  // The next valid message is rendered in the same task: nothing was broadcast before.
  const shown = await page.evaluate(async (element) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[name=voix-preview]')
    const input = document.querySelector<HTMLInputElement>('#field-title')
    input?.focus()
    document.execCommand('insertText', false, '!')
    await Promise.resolve()
    return frame?.contentDocument?.querySelector(`[data-voix-element="${element}"]`)?.textContent
  }, only.id)
  expect(shown).toContain('!')
  expect(shown).not.toContain('Forged')
  await expect(studio.shown(only.id)).not.toContainText('Forged')
})

test('a window that has missed messages asks once and has the whole page again', async ({ page, baseURL }) => {
  await signIn({ page })
  const only = row('introduction', { title: 'Before' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  const tap = await tapChannels(page.context())
  const studio = await openStudio({ page, id })
  const second = await openSecondWindow(page)
  await studio.item(only.id).click()
  const title = page.locator(`[data-inspected-element="${only.id}"] #field-title`)
  await title.fill('Sent')
  await expect(second.shown(only.id)).toContainText('Sent')
  const heard = await tap.heard()
  const last = heard.findLast(({ message }) => message.kind === 'change')?.message
  if (!last) throw new Error('The studio has sent no change.')
  const before = heard.filter(({ message }) => message.kind === 'needState').length
  // A sequence number that is too high looks to the window like ten lost messages.
  const ahead = changeOf(only, 'Out of order')
  await tap.post('fieldUpdate', { ...last, seq: last.seq + 11, sentAt: Date.now(), change: ahead })
  const asked = async () => (await tap.heard()).filter(({ message }) => message.kind === 'needState').length - before
  await expect.poll(asked).toBe(1)
  await title.fill('After the gap')
  for (const shown of [second.shown(only.id), studio.shown(only.id)]) {
    await expect(shown).toContainText('After the gap')
    await expect(shown).not.toContainText('Out of order')
  }
})
