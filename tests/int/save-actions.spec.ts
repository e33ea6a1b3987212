import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, row, startApp, type App } from './helpers/app'
import { limitedConfig } from './helpers/limitedConfig'
import { savingOf } from './helpers/saving'

let app: App
beforeAll(async () => {
  app = await startApp({
    makeConfig: () => limitedConfig({ saveActions: { quickSave: false, saveVersionForLater: false } }),
  })
})
afterAll(() => app?.stop())

const { save, open } = savingOf(() => app)

async function pageWithNotice() {
  const { id } = await createPage(app, { layout: 'wide', elements: [row('notice', { title: 'Before' })] })
  const opened = await open(id)
  return { id, notice: { ...opened.rows[0], title: 'After' } }
}

it('refuses a save action that is switched off, also to administrators, and stores nothing', async () => {
  const { id, notice } = await pageWithNotice()
  for (const action of ['quickSave', 'saveVersionForLater']) {
    for (const as of ['editor', 'administrator'] as const) {
      const { status, body } = await save(id, { baseRev: 1, action, upsert: [notice] }, as)
      expect([status, body.errors[0]?.message]).toEqual([
        403,
        `The save action "${action}" is switched off in this application.`,
      ])
    }
  }
  const opened = await open(id)
  expect([opened.rev, opened.rows[0]?.title]).toEqual([1, 'Before'])
})

it('takes the others', async () => {
  const { id, notice } = await pageWithNotice()
  const draft = await save(id, { baseRev: 1, action: 'saveDraft', upsert: [notice] })
  expect(draft).toMatchObject({ status: 200, body: { rev: 2, status: 'draft' } })
  const published = await save(id, { baseRev: 2, action: 'savePublishVersion' })
  expect(published).toMatchObject({ status: 200, body: { rev: 3, status: 'published' } })
})
