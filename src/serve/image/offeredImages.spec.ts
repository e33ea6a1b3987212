import { describe, expect, it } from 'vitest'
import { inOrderOfNeed, offeredImages } from './offeredImages'
import { resolvePicture } from './picture'

const secret = 'a secret'
const document = {
  id: '1',
  filename: 'ein Strand (1), ü.jpg',
  mimeType: 'image/jpeg',
  url: '/media/x.jpg',
  width: 2400,
  height: 1600,
}
const sizes = { default: { width: 480, height: 480 }, md: { width: 750, height: 500 } }
const picture = resolvePicture({ documents: { default: document }, sizes, server: { apiRoute: '/api', secret } })

describe('offeredImages', () => {
  it('finds each picture once, wherever it stands, in the widths that the page names', () => {
    const found = offeredImages({ one: { fields: { picture } }, two: { data: [{ picture }] } }, secret)
    expect(found.every(({ filename, format }) => filename === document.filename && format === 'avif')).toBe(true)
    const shapes = found.map(({ width, crop }) => `${crop.width}x${crop.height} ${width}`)
    const offered = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => width)
    expect(shapes.sort()).toEqual(
      [
        ...offered(picture?.srcSet ?? '').map((width) => `480x480 ${width}`),
        ...offered(picture?.sources[0]?.srcSet).map((width) => `750x500 ${width}`),
      ].sort(),
    )
  })

  it('are drawn in the order in which browsers need them: in the width that each is shown in, then larger, then smaller', () => {
    const second = resolvePicture({
      documents: { default: { ...document, filename: 'second.jpg' } },
      sizes: { default: { width: 480, height: 480 } },
      server: { apiRoute: '/api', secret },
    })
    const found = inOrderOfNeed(offeredImages([picture, second], secret))
    const named = found.map(
      ({ filename, width, crop }) => `${filename === 'second.jpg' ? 2 : 1}: ${crop.width} ${width}`,
    )
    expect(named.slice(0, 3).sort()).toEqual(['1: 480 480', '1: 750 750', '2: 480 480'])
    expect(named.slice(3, 6).sort()).toEqual(['1: 480 750', '1: 750 1125', '2: 480 750'])
    expect(named.slice(6).sort()).toEqual(['1: 480 240', '1: 750 480', '2: 480 240'])
  })

  it('believes no address that the server did not write', () => {
    const forged = (picture?.srcSet ?? '').replace('480x480', '470x470')
    const broken = '/api/voix/image/abc/480.auto/480x480-cover-50-50-0/%E0%A4%A'
    expect(offeredImages({ text: `${forged} ${broken}` }, 'another secret')).toEqual([])
  })
})
