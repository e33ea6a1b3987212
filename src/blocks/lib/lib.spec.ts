import { describe, expect, it } from 'vitest'
import type { ResolvedMedia } from 'voix/slices'
import { toneOf } from '../../components/tone'
import { remaining } from '../global/countdown-clock/remaining'
import { nextTab } from '../global/tabs/nextTab'
import { checkCells, toCells } from './cells'
import { formatDay, siteLink } from './document'
import { checkTargetName, toTargetName } from './targetName'
import { toOffer } from './toOffer'
import { frameAddress, frameProblem } from './frameHosts'
import { readFilm, readVideo, videoProblem } from './readVideo'
import { videoAddress } from './video'

describe('frameAddress', () => {
  it('takes https addresses of listed hosts and their subdomains', () => {
    expect(frameAddress('https://www.openstreetmap.org/export/embed.html')).toContain('openstreetmap.org')
    expect(frameAddress('https://my.matterport.com/show/?m=1')).toBe('https://my.matterport.com/show/?m=1')
  })

  it.each([
    'http://www.google.com/maps',
    'https://evil.com/?google.com',
    'https://notgoogle.com/',
    'https://google.com.evil.com/',
    'https://user:pw@google.com/',
    'https://google.com:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//google.com/x',
    '/specials',
    '',
    null,
  ])('refuses %s', (address) => {
    expect(frameAddress(address)).toBeNull()
  })
})

describe('cells', () => {
  it('splits by the pipe, at most six', () => {
    expect(toCells('a | b|c ')).toEqual(['a', 'b', 'c'])
    expect(toCells('1|2|3|4|5|6|7')).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(toCells('  ')).toEqual([])
  })

  it('says how many are too many', () => {
    expect(checkCells('1|2|3|4|5|6')).toBe(true)
    expect(checkCells('1|2|3|4|5|6|7')).toMatch(/at most 6 cells; this one has 7/)
  })
})

describe('target names', () => {
  it('are lower case and hyphenated', () => {
    expect(checkTargetName('summer-offer')).toBe(true)
    for (const bad of ['Summer', 'summer_offer', '-a', 'a--b', '', null]) expect(checkTargetName(bad)).not.toBe(true)
  })

  it('become safe DOM ids whatever was typed', () => {
    expect(toTargetName('Summer Offer!', 'x')).toBe('summer-offer')
    expect(toTargetName('"><script>', 'x')).toBe('script')
    expect(toTargetName('123', 'x')).toBe('x')
  })
})

describe('videos', () => {
  const tube = { provider: 'youtube', id: 'dQw4w9WgXcQ' }
  const embed =
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&amp;start=90" title="x"></iframe>'
  it.each([
    ['dQw4w9WgXcQ', { provider: 'cloudflare', id: 'dQw4w9WgXcQ' }],
    [' dQw4w9WgXcQ ', { provider: 'cloudflare', id: 'dQw4w9WgXcQ' }],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x', tube],
    ['youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', { ...tube, start: 90 }],
    ['https://youtu.be/dQw4w9WgXcQ?t=90', { ...tube, start: 90 }],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', tube],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', tube],
    [embed, { ...tube, start: 90 }],
    ['https://vimeo.com/76979871', { provider: 'vimeo', id: '76979871' }],
    [
      'https://vimeo.com/76979871/8272103f6e#t=20s',
      { provider: 'vimeo', id: '76979871', hash: '8272103f6e', start: 20 },
    ],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', { provider: 'vimeo', id: '76979871', hash: '8272103f6e' }],
    ['https://vimeo.com/channels/staffpicks/76979871', { provider: 'vimeo', id: '76979871' }],
    ['https://customer-x.cloudflarestream.com/abcdef0123/watch', { provider: 'cloudflare', id: 'abcdef0123' }],
  ])('read %s', (given, source) => expect(readVideo(given, 'cloudflare')).toEqual(source))

  it('are those of the media library first, and a picture is none', () => {
    const file = (kind: 'picture' | 'video') => ({ kind, file: { url: '/api/media/file/waves.mp4' } }) as ResolvedMedia
    const elsewhere = 'https://youtu.be/dQw4w9WgXcQ'
    expect(readFilm(file('video'), elsewhere, 'cloudflare')).toEqual({ file: '/api/media/file/waves.mp4' })
    for (const own of [file('picture'), null])
      expect(readFilm(own, elsewhere, 'cloudflare')).toMatchObject({ provider: 'youtube', id: 'dQw4w9WgXcQ' })
    expect(readFilm(null, null, 'cloudflare')).toBeNull()
  })

  it.each(['', 'a/b', 'x?y=1', '../../etc', 'https://evil.example/watch?v=dQw4w9WgXcQ', 'https://youtube.com/', null])(
    'read nothing in %j',
    (given) => {
      expect(readVideo(given, 'youtube')).toBeNull()
      expect(videoProblem(given)).toEqual(given ? expect.stringContaining('This is not a film') : true)
    },
  )

  it('start at the time in their address, and keep their hash', () => {
    const at = (given: string) => videoAddress(readVideo(given, 'youtube') ?? { provider: 'youtube', id: '' })
    expect(at('https://youtu.be/dQw4w9WgXcQ?t=90')).toContain('start=90')
    expect(at('https://vimeo.com/76979871/8272103f6e#t=20s')).toMatch(/\?h=8272103f6e&.*#t=20s$/)
  })

  it('loop on YouTube as a playlist of themselves', () => {
    const url = new URL(videoAddress({ provider: 'youtube', id: 'abcde', loop: true, mute: true }))
    expect(url.searchParams.get('playlist')).toBe('abcde')
    expect(url.searchParams.get('mute')).toBe('1')
  })
})

describe('frames', () => {
  it.each([
    ['https://www.google.com/maps/embed?pb=!1m18', 'https://www.google.com/maps/embed?pb=!1m18'],
    [
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600"></iframe>',
      'https://www.google.com/maps/embed?pb=!1m18',
    ],
    [
      'https://www.google.com/maps/place/Old+San+Juan/@18.4655,-66.1057,15z',
      'https://www.google.com/maps?q=Old+San+Juan&z=15&output=embed',
    ],
    [
      'https://www.google.com/maps/@18.4655,-66.1057,15z',
      'https://www.google.com/maps?q=18.4655%2C-66.1057&z=15&output=embed',
    ],
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=0&loop=0&mute=0&controls=1&rel=0',
    ],
  ])('show %s', (given, address) => expect(frameAddress(given)).toBe(address))

  it('show the place of an OpenStreetMap address', () => {
    const url = new URL(
      frameAddress('https://www.openstreetmap.org/?mlat=18.47&mlon=-69.88#map=15/18.4740/-69.8825') ?? '',
    )
    const [west = 0, south = 0, east = 0, north = 0] = url.searchParams.get('bbox')?.split(',').map(Number) ?? []
    expect([(west + east) / 2, (south + north) / 2].map((degrees) => degrees.toFixed(3))).toEqual(['-69.882', '18.474'])
    expect(url.searchParams.get('marker')).toBe('18.47,-69.88')
  })

  it.each([
    'http://www.google.com/maps/embed',
    'https://maps.app.goo.gl/x',
    'https://evil.example/',
    'https://www.google.com/maps',
    'x',
  ])('refuse %s with a message', (given) => {
    expect(frameAddress(given)).toBeNull()
    expect(frameProblem(given)).toContain('cannot be framed')
  })
})

describe('remaining', () => {
  it('splits the time into units and never counts below zero', () => {
    const now = Date.parse('2027-01-01T00:00:00Z')
    expect(remaining({ until: now + 90_061_000, now })).toEqual({
      days: 1,
      hours: 1,
      minutes: 1,
      seconds: 1,
      isOver: false,
    })
    expect(remaining({ until: now - 1, now }).isOver).toBe(true)
    expect(remaining({ until: Number.NaN, now }).isOver).toBe(true)
  })
})

describe('nextTab', () => {
  it('goes round the ends and knows Home and End', () => {
    expect(nextTab({ key: 'ArrowRight', step: 1, index: 2, count: 3 })).toBe(0)
    expect(nextTab({ key: 'ArrowLeft', step: -1, index: 0, count: 3 })).toBe(2)
    expect(nextTab({ key: 'End', step: 0, index: 0, count: 3 })).toBe(2)
    expect(nextTab({ key: 'a', step: 0, index: 0, count: 3 })).toBeNull()
  })
})

describe('toneOf', () => {
  it('puts light text on dark colours and dark text on light ones', () => {
    expect(toneOf('#0b4f5c')['data-tone']).toBe('deep')
    expect(toneOf('#fbd9cf')['data-tone']).toBe('light')
    expect(toneOf('#fff')['data-tone']).toBe('light')
    expect(toneOf(null)['data-tone']).toBe('plain')
  })
})

describe('offers', () => {
  const zones = { site: 'UTC', resorts: new Map([['cana', 'America/Santo_Domingo']]) }
  const place = { languageCode: 'en', path: '/sea', labels: {}, zones, offers: '/specials' }

  it('show the text of an editor before the date, and lead to their own place on the specials page', () => {
    const offer = toOffer({ id: '1', title: 'T', slug: 'early-bird', endDate: '2027-10-31T00:00:00.000Z' }, place)
    expect(offer.until).toBe('October 31, 2027')
    expect(offer.link?.href).toBe('/specials#early-bird')
    expect(toOffer({ id: '1', endDate: '2027-10-31', prettyEndDate: 'Halloween' }, place).until).toBe('Halloween')
  })

  it('name the place by whose clocks they end where that is another moment than by those of the site', () => {
    const end = (resorts: unknown[], site = 'UTC') =>
      toOffer({ id: '1', endDate: '2027-10-31', resorts }, { ...place, zones: { ...zones, site } }).until
    expect(end([{ id: 'cana' }])).toBe('October 31, 2027 (time in Santo Domingo)')
    expect(end([{ id: 'cana' }, 'other'], 'Europe/Madrid')).toBe('October 31, 2027 (time in Santo Domingo and Madrid)')
    expect([end(['other']), end([]), end(['cana'], 'America/Puerto_Rico')]).toEqual(Array(3).fill('October 31, 2027'))
  })

  it('are booked, and stand, in the language of the page that shows them', () => {
    const spanish = { ...place, languageCode: 'es', path: '/es/mar', offers: '/es/ofertas' }
    const offer = toOffer({ id: '1', title: 'T', slug: 'early-bird' }, spanish)
    expect(offer.link?.href).toBe('/es/ofertas#early-bird')
    expect(offer.booking?.href).toBe('/api/booking?offer=early-bird&page=%2Fes%2Fmar&language=es')
    expect(toOffer({ id: '2', title: 'T' }, spanish).booking).toBeNull()
  })

  it('has the logo of its first resort where it has none of its own', () => {
    const [own, first] = [{ src: '/own.png' }, { src: '/first.png' }]
    const resorts = [
      { id: 'a', logo: first },
      { id: 'b', logo: { src: '/second.png' } },
    ]
    expect(toOffer({ id: '1', resorts }, place).resortLogo).toBe(first)
    expect(toOffer({ id: '1', resorts, resortLogo: own }, place).resortLogo).toBe(own)
    expect(toOffer({ id: '1', resorts: ['a'] }, place).resortLogo).toBeNull()
  })

  it('never link to another site', () => {
    expect(siteLink('https://evil.example', 'x')).toBeNull()
    expect(siteLink('//evil.example', 'x')).toBeNull()
  })

  it.each(['2026-12-24', '2026-12-24T00:00:00.000Z', '2026-12-24T12:00:00.000Z', '2026-12-25T04:59:00.000Z'])(
    'say the day that an editor chose, stored as %s',
    (stored) => {
      expect(formatDay(stored, { languageCode: 'en', timeZone: 'America/Jamaica' })).toBe('December 24, 2026')
      expect(formatDay('nonsense', { languageCode: 'en', timeZone: 'America/Jamaica' })).toBe('')
    },
  )
})
