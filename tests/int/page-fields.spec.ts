import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toPageInfo } from '../../src/serve/page/pageInfo'
import { createScope } from '../../src/serve/resolve/createScope'
import { createPage, startApp, type App } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function createMedium(name: string): Promise<string> {
  const file = { name: `${name}.png`, data: PIXEL, mimetype: 'image/png', size: PIXEL.length }
  const doc = await app.payload.create({ collection: 'media', data: { alt: name }, file, overrideAccess: true })
  return doc.id
}

it('give the layout their pictures', async () => {
  const [logo, small, large] = [await createMedium('logo'), await createMedium('small'), await createMedium('large')]
  const fields = [
    { name: 'logo', type: 'image', image: logo, media: [logo] },
    {
      name: 'banner',
      type: 'media',
      media: [
        { breakpoint: 'default', media: small },
        { breakpoint: 'lg', media: large },
      ],
    },
  ]
  const page = await createPage(app, { fields })
  const req = await createLocalReq({}, app.payload)
  const context = { languageCode: 'en', layout: 'blocks', siteId: 0, path: page.path, preview: false, labels: {} }
  const info = await toPageInfo(page, createScope({ req, context }))
  expect(info.fields).toMatchObject({ logo: { alt: 'logo' }, banner: { kind: 'picture' } })
  expect(JSON.stringify(info.fields['banner'])).toContain('large')
})
