import { expect, test } from '@playwright/test'
import { tapChannels } from './helpers/channelTap'
import { createPage, openStudio, row, signIn } from './helpers/studio'

test('a keystroke is exactly one message, on the channel of its action', async ({ page, baseURL }) => {
  await signIn({ page })
  const only = row('introduction', { title: '' })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only, row('introduction', { title: 'B' })] })
  const tap = await tapChannels(page.context())
  const studio = await openStudio({ page, id })
  await studio.item(only.id).click()
  const title = page.locator(`[data-inspected-element="${only.id}"] #field-title`)
  await title.click()
  await tap.greet()
  const notices = async () => (await tap.heard()).filter(({ message }) => message.kind === 'notice').length
  await expect.poll(notices).toBeGreaterThan(0)
  const start = (await tap.heard()).length
  const text = 'Warm nights'
  for (const [index, letter] of [...text].entries()) {
    await title.press(letter)
    await expect(studio.shown(only.id).locator('[data-voix-field="title"]')).toHaveText(text.slice(0, index + 1).trim())
  }
  const counted = async () =>
    (await tap.heard()).slice(start).filter(({ message }) => message.kind !== 'ping' && message.kind !== 'here')
  await expect.poll(async () => (await counted()).length).toBe(text.length)
  for (const [index, { channel, message }] of (await counted()).entries()) {
    expect(channel).toBe(`voix-fieldUpdate-${tap.adminId}`)
    const changed = { [only.id]: [{ title: text.slice(0, index) }, { title: text.slice(0, index + 1) }] }
    expect(message).toMatchObject({ by: 'fieldUpdate', change: { rows: { updated: changed } } })
    expect(Object.keys(message.change?.rows.updated ?? {})).toEqual([only.id])
  }
})
