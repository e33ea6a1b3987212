import { describe, expect, it } from 'vitest'
import { toneOf } from '../../components/tone'
import { remaining } from '../global/countdown-clock/remaining'
import { nextTab } from '../global/tabs/nextTab'
import { checkCells, toCells } from './cells'
import { formatDate, siteLink } from './document'
import { frameAddress } from './frameHosts'
import { checkTargetName, toTargetName } from './targetName'
import { toOffer } from './toOffer'
import { isVideoId, videoAddress } from './video'

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
  it('take ids only', () => {
    expect(isVideoId('dQw4w9WgXcQ')).toBe(true)
    for (const bad of ['', 'a/b', 'x?y=1', '../../etc', null]) expect(isVideoId(bad)).toBe(false)
  })

  it('loop on YouTube as a playlist of themselves', () => {
    const url = new URL(videoAddress({ provider: 'youtube', videoId: 'abcde', loop: true, mute: true }))
    expect(url.searchParams.get('playlist')).toBe('abcde')
    expect(url.searchParams.get('mute')).toBe('1')
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
    expect(nextTab({ key: 'ArrowRight', index: 2, count: 3 })).toBe(0)
    expect(nextTab({ key: 'ArrowLeft', index: 0, count: 3 })).toBe(2)
    expect(nextTab({ key: 'End', index: 0, count: 3 })).toBe(2)
    expect(nextTab({ key: 'a', index: 0, count: 3 })).toBeNull()
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
  const place = { languageCode: 'en', path: '/sea', offers: '/specials' }

  it('show the text of an editor before the date, and lead to their own place on the specials page', () => {
    const offer = toOffer({ id: '1', title: 'T', slug: 'early-bird', endDate: '2027-10-31T00:00:00.000Z' }, place)
    expect(offer.until).toBe('October 31, 2027')
    expect(offer.link?.href).toBe('/specials#early-bird')
    expect(toOffer({ id: '1', endDate: '2027-10-31', prettyEndDate: 'Halloween' }, place).until).toBe('Halloween')
  })

  it('are booked, and stand, in the language of the page that shows them', () => {
    const spanish = { languageCode: 'es', path: '/es/mar', offers: '/es/ofertas' }
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
    expect(formatDate('nonsense', 'en')).toBe('')
  })
})
