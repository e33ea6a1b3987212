import { describe, expect, it } from 'vitest'
import { imageAddresses } from './address'
import { bestFormat } from './bestFormat'
import { readCrop, writeCrop } from './crop'
import { resolvePicture } from './picture'
import type { MediaDocument } from './picture'
import { isSignedImage } from './sign'
import { isOfferedWidth, offeredWidths } from './widths'

const secret = 'a secret'
const server = { apiRoute: '/api', secret }
const beach: MediaDocument = {
  id: '1',
  alt: 'A beach',
  filename: 'beach one.jpg',
  url: '/api/media/file/beach%20one.jpg',
  mimeType: 'image/jpeg',
  width: 2400,
  height: 1600,
  focalX: 20,
  focalY: 80,
  updatedAt: '2026-01-01T00:00:00Z',
}

describe('resolvePicture', () => {
  it('is null without a picture', () => {
    expect(resolvePicture({ documents: {}, sizes: { default: { width: 100 } }, server })).toBeNull()
  })

  it('has a source per larger breakpoint, the largest first, and reserves the space', () => {
    const sizes = {
      default: { width: 750, height: 900 },
      md: { width: 1400, height: 600 },
      xl: { width: 1600, height: 600 },
    }
    const picture = resolvePicture({ documents: { default: beach }, sizes, server })
    expect(picture?.sources.map(({ media, type, width, height }) => [media, type, width, height])).toEqual([
      ['(min-width:1280px)', null, 1600, 600],
      ['(min-width:768px)', null, 1400, 600],
    ])
    expect(picture?.srcSet).toMatch(/\/480\.auto\/750x900-\S+ 480w, \S+\/750\.auto\/\S+ 750w, /)
    expect(picture).toMatchObject({ kind: 'picture', width: 750, height: 900, alt: 'A beach' })
    expect(picture?.src).toMatch(/\/750\.jpg\/750x900-cover-20-80-\w+\/beach%20one\.jpg$/)
  })

  it('keeps the original’s ratio without a height and never blows it up', () => {
    const small = { ...beach, width: 600, height: 400 }
    const picture = resolvePicture({ documents: { default: small }, sizes: { default: { width: 1200 } }, server })
    expect(picture).toMatchObject({ width: 1200, height: 800 })
    expect(picture?.srcSet).toMatch(/ 600w$/)
  })

  it('takes another picture where a breakpoint has one', () => {
    const documents = { default: beach, lg: { ...beach, filename: 'wide.jpg' } }
    const picture = resolvePicture({ documents, sizes: { default: { width: 750 } }, server })
    expect(picture?.sources[0]).toMatchObject({ media: '(min-width:1024px)' })
    expect(picture?.sources[0]?.srcSet).toContain('/wide.jpg')
  })

  it('cuts closer where a breakpoint says so, and never blows that up: half of 2400 pixels are 1200', () => {
    const sizes = { default: { width: 750, height: 500 }, md: { width: 1400, height: 700 } }
    const documents = { default: beach, md: beach }
    const of = (zooms?: Record<string, number>) => resolvePicture({ documents, zooms, sizes, server })
    const widths = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
    const [close, whole] = [of({ md: 200 }), of()]
    expect(close?.srcSet).toBe(whole?.srcSet)
    expect(close?.src).toBe(whole?.src)
    expect(close?.sources[0]?.srcSet).toMatch(/\/1200x600-cover-20-80-200-\w+\//)
    expect(widths(whole?.sources[0]?.srcSet)).toEqual([750, 1400, 2100])
    expect(widths(close?.sources[0]?.srcSet)).toEqual([640, 1200])
    // The space on the page stays the same.
    expect(close?.sources[0]).toMatchObject({ width: 1400, height: 700 })
    expect(of({ default: 150 })?.src).toMatch(/\/750.jpg\/750x500-cover-20-80-150-/)
  })

  it('cuts closer on larger screens, too, that show the picture of a smaller breakpoint', () => {
    const sizes = { default: { width: 750, height: 500 }, md: { width: 1000, height: 500 } }
    const picture = resolvePicture({ documents: { sm: beach }, zooms: { sm: 130 }, sizes, server })
    const crops = [picture, ...(picture?.sources ?? [])].map((one) => /cover-20-80-130-/.test(one?.srcSet ?? ''))
    expect(crops).toEqual([true, true, true])
  })

  it('shows all of a picture that is not cut, whatever the zoom', () => {
    const sizes = { default: { width: 750, height: 500, fit: 'contain' } } as const
    const of = (zooms?: { default: number }) => resolvePicture({ documents: { default: beach }, zooms, sizes, server })
    expect(of({ default: 200 })).toEqual(of())
  })

  it('shows vector pictures as they are, and knows videos and files', () => {
    const sizes = { default: { width: 100 } }
    const of = (mimeType: string) => resolvePicture({ documents: { default: { ...beach, mimeType } }, sizes, server })
    expect(of('image/svg+xml')).toMatchObject({ kind: 'picture', src: beach.url, srcSet: null, sources: [] })
    expect(of('video/mp4')).toMatchObject({ kind: 'video', sources: [] })
    expect(of('application/pdf')).toMatchObject({ kind: 'file' })
  })
})

describe('picture addresses', () => {
  const crop = { width: 750, height: 900, fit: 'cover', x: 20, y: 80, zoom: 100, version: 'abc' } as const
  const close = { ...crop, zoom: 250 }

  it('carry a signature over the crop and the file', () => {
    const address = imageAddresses({ crop, filename: 'a.jpg', server })(750, 'avif')
    const [, , , , signature = '', variant, text = '', filename = ''] = address.split('/')
    expect(variant).toBe('750.avif')
    expect(isSignedImage({ signature, crop: text, filename, secret })).toBe(true)
    expect(isSignedImage({ signature, crop: text.replace('750', '751'), filename, secret })).toBe(false)
    expect(isSignedImage({ signature, crop: text, filename: 'b.jpg', secret })).toBe(false)
    expect(isSignedImage({ signature, crop: text, filename, secret: 'another' })).toBe(false)
    expect(isSignedImage({ signature: '', crop: text, filename, secret })).toBe(false)
  })

  it('of a file for an audience have a signature of their own', () => {
    const of = (audience: string | null) =>
      resolvePicture({ documents: { default: { ...beach, audience } }, sizes: { default: { width: 750 } }, server })
    expect(of(null)).toEqual(of(''))
    const [, , , , signature = '', , text = '', file = ''] = of('agents')?.src.split('/') ?? []
    const filename = decodeURIComponent(file)
    expect(isSignedImage({ signature, crop: text, filename, secret })).toBe(false)
    expect(isSignedImage({ signature, crop: text, filename, secret, isKept: true })).toBe(true)
  })

  it('are read back, and nothing else is', () => {
    expect(readCrop(writeCrop(crop))).toEqual(crop)
    expect(readCrop(writeCrop(close))).toEqual(close)
    for (const zoom of ['100', '401', '050', '99', '1e2']) expect(readCrop(`1x1-cover-0-0-${zoom}-a`)).toBeNull()
    for (const text of ['', '0x0-cover-0-0-a', '9999x1-cover-0-0-a', '1x1-cover-101-0-a', '1x1-what-0-0-a', '../x']) {
      expect(readCrop(text)).toBeNull()
    }
  })

  it('say nothing of the largest cut: those that browsers and caches know stay', () => {
    expect(writeCrop(crop)).toBe('750x900-cover-20-80-abc')
    expect(writeCrop(close)).toBe('750x900-cover-20-80-250-abc')
  })

  it('offer a few widths around the shown one', () => {
    expect(offeredWidths({ width: 750, original: 4000 })).toEqual([480, 750, 1125])
    expect(offeredWidths({ width: 750, original: 100 })).toEqual([100])
  })

  it('are drawn in the widths that are offered, and in no other', () => {
    const drawn = [1, 160, 480, 750, 1125, 1400, 3840].filter((width) => isOfferedWidth(width, 750))
    expect(drawn).toEqual(offeredWidths({ width: 750, original: 4000 }))
    expect(isOfferedWidth(333, 333)).toBe(true)
  })
})

describe('the format of a picture', () => {
  it.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['*/*', 'jpg'],
    [null, 'jpg'],
  ])('for "%s" is %s', (accept, format) => {
    expect(bestFormat({ accept, filename: 'a.jpg' })).toBe(format)
  })

  it('keeps transparency', () => {
    expect(bestFormat({ accept: null, filename: 'logo.png' })).toBe('png')
  })
})
