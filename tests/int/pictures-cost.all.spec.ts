import { createLocalReq, handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shared } from '../../src/serve/cache/shared.mjs'
import { resolvePage } from '../../src/serve/page/resolvePage'
import { createPage, ORIGIN, row, startApp, type App } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
  // The first response from the page cache does the same.
  await shared().expiry.look()
})
afterAll(() => app?.stop())

async function picture(name: string, data: Buffer): Promise<string> {
  const file = { name, data, mimetype: 'image/jpeg', size: data.length }
  const { id } = await app.payload.create({ collection: 'media', data: { alt: 'Noise' }, file, overrideAccess: true })
  return String(id)
}

const hero = (media: string) => row('hero', { image: [{ breakpoint: 'default', media }] })

/** Returns the addresses from which browsers choose. */
async function addressesOf(page: string): Promise<string[]> {
  const req = await createLocalReq({}, app.payload)
  const view = await resolvePage({ req, siteId: 0, path: page, layout: null, addTag: () => {} })
  return [...new Set(JSON.stringify(view?.resolution).match(/\/api\/voix\/image\/[^\s",]+\.auto\/[^\s",]+/g))]
}

const ask = (address: string, accept: string) =>
  handleEndpoints({ config: app.config, request: new Request(ORIGIN + address, { headers: { accept } }) })

/** Returns the milliseconds of processor time, regardless of the machine's other load. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / 1_000)
}

it('pictures of twenty photographs are sent within a second of one processor to who opens the page a second after its publish', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const photograph = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#000', noise } })
    .blur(2)
    .jpeg()
    .toBuffer()
  const media = []
  for (let index = 0; index < 20; index += 1) media.push(await picture(`large ${index}.jpg`, photograph))
  await createPage(app, { path: '/twenty', elements: media.map(hero) })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const addresses = await addressesOf('/twenty')
  // A hero is cropped for 750 and for 1400 pixels: the widths for a viewport of 375 at twice the density, and for 1280.
  for (const width of [750, 1400]) {
    const wanted = addresses.filter((address) => address.includes(`/${width}.auto/${width}x`))
    expect(wanted).toHaveLength(20)
    const bare = await processorTime(() =>
      Promise.all(wanted.map(() => sharp(photograph).resize({ width }).jpeg().toBuffer())),
    )
    const sent = await processorTime(async () => {
      const answers = await Promise.all(wanted.map((address) => ask(address, 'image/avif,image/webp,*/*')))
      expect(answers.map(({ status }) => status)).toEqual(wanted.map(() => 200))
    })
    console.log(`20 photographs of ${width} pixels: ${sent} ms of one processor, ${bare} ms by sharp alone`)
    // A slow machine needs more than a second, but not much more than shrinking as JPEG takes (AVIF takes five times as
    // long).
    expect(sent).toBeLessThan(Math.max(1_000, 2.5 * bare))
  }
})
