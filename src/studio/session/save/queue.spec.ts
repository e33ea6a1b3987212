import { expect, it } from 'vitest'
import { createQueue } from './queue'
import type { SaveAction } from '../../../contract/saving'

/** A queue whose saves end when the test says so. */
function open() {
  const running: { action: SaveAction; end: (saved: boolean) => void }[] = []
  const log: string[] = []
  const page = { isSent: true, isNeeded: true }
  const queue = createQueue({
    save: (action) => {
      log.push(action)
      return new Promise((resolve) => running.push({ action, end: resolve }))
    },
    isSent: () => page.isSent,
    isNeeded: () => page.isNeeded,
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  const end = async (saved = true) => {
    running.shift()?.end(saved)
    await settle()
  }
  return { ...queue, end, log, page, running, settle }
}

it('saves one at a time, in the order of the presses', async () => {
  const { add, end, log, running } = open()
  const all = Promise.all([add('saveDraft'), add('savePublishVersion'), add('saveVersionForLater')])
  expect(log).toEqual(['saveDraft'])
  await end()
  expect(log).toEqual(['saveDraft', 'savePublishVersion'])
  expect(running).toHaveLength(1)
  await end()
  await end()
  expect(log).toEqual(['saveDraft', 'savePublishVersion', 'saveVersionForLater'])
  expect(await all).toEqual([true, true, true])
})

it('takes a second press for the same save while nothing has changed since it was sent', async () => {
  const { add, end, log, page } = open()
  const first = add('saveDraft')
  expect(add('saveDraft')).toBe(first)
  page.isSent = false
  const second = add('saveDraft')
  expect(second).not.toBe(first)
  expect(add('saveDraft'), 'the one that waits will send what stands there then').toBe(second)
  await end()
  await end()
  expect(log).toEqual(['saveDraft', 'saveDraft'])
})

it('does not send what waited and has nothing left to do', async () => {
  const { add, end, log, page } = open()
  page.isSent = false
  const both = Promise.all([add('saveDraft'), add('saveDraft')])
  page.isNeeded = false
  await end()
  expect(await both).toEqual([true, true])
  expect(log).toEqual(['saveDraft'])
})

it('gives up what waited behind a save that failed, and saves again when asked again', async () => {
  const { add, end, log } = open()
  const all = Promise.all([add('saveDraft'), add('quickSave'), add('savePublishVersion')])
  await end(false)
  expect(await all).toEqual([false, false, false])
  expect(log).toEqual(['saveDraft'])
  const again = add('quickSave')
  await end()
  expect(await again).toBe(true)
  expect(log).toEqual(['saveDraft', 'quickSave'])
})

it('is free again after a save that broke', async () => {
  const saves = [() => Promise.reject(new Error('broken')), () => Promise.resolve(true)]
  const queue = createQueue({
    save: () => saves.shift()?.() ?? Promise.resolve(false),
    isSent: () => true,
    isNeeded: () => true,
  })
  await expect(queue.add('saveDraft')).rejects.toThrow('broken')
  expect(await queue.add('saveDraft')).toBe(true)
})
