import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defaultFields } from 'voix/slices'
import ContactBlock from '../global/contact-block/Component'
import { contactBlock } from '../global/contact-block/config'
import type { Post } from '../lib/loadPosts'
import MeetingFacilitiesExplorer from './meeting-facilities-explorer/Component'
import { meetingFacilitiesExplorer } from './meeting-facilities-explorer/config'
import { areaText, isWanted, type Room } from './meeting-facilities-explorer/rooms'
import PressReleases from './press-releases/Component'
import { pressReleases } from './press-releases/config'
import PrivacyPolicyTable from './privacy-policy-table/Component'
import { privacyPolicyTable } from './privacy-policy-table/config'
import ResortAmenities from './resort-amenities/Component'
import { resortAmenities } from './resort-amenities/config'

const context = {
  languageCode: 'en',
  layout: 'blocks',
  siteId: 0,
  path: '/',
  timeZone: 'UTC',
  preview: false,
  labels: {},
}
const rest = { id: 'e', root: {}, field: {}, slots: {}, slot: {}, children: {}, hydrationMode: 'idle', context }

/** Returns the HTML of a slice with its defaults, overridden by `fields`. */
function render(Component: unknown, fields: Record<string, unknown>, data: unknown = null): string {
  const Slice = Component as (props: Record<string, unknown>) => React.ReactNode
  return renderToStaticMarkup(<Slice {...rest} fields={fields} data={data} />)
}

describe('the privacy policy table', () => {
  const html = (more: Record<string, unknown> = {}) =>
    render(PrivacyPolicyTable, { ...defaultFields(privacyPolicyTable), ...more })
  const cells = (text: string, tag: string) => text.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0
  const rows = [{ id: '1', left: 'Names', center: 'To greet you', right: 'A year' }]

  it('has a copy, a title and a row of left, center and right copy', () => {
    const shown = html({ rows })
    for (const text of ['What we keep, and why', 'Each line is one kind of data', 'Names', 'To greet you', 'A year'])
      expect(shown).toContain(text)
    expect([cells(shown, 'th'), cells(shown, 'td')]).toEqual([3, 3])
  })

  it.each(['left', 'center', 'right'] as const)(
    'leaves out the %s column that is switched off, heading and copy',
    (side) => {
      const shown = html({ rows, [`${side}Enabled`]: false })
      expect([cells(shown, 'th'), cells(shown, 'td')]).toEqual([2, 2])
      expect(shown).not.toContain(rows[0]?.[side])
    },
  )

  it('is folded where it is not displayed by default', () => {
    expect(html({ defaultDisplay: true })).toMatch(/<details open=""/)
    expect(html({ defaultDisplay: false })).toMatch(/<details class/)
  })
})

describe('press releases', () => {
  const release = (id: string, publishedAt: string): Post => ({
    ...{ id, title: `Release ${id}`, excerpt: '', date: publishedAt, publishedAt, author: '', cover: null },
    link: { href: `/press/${id}`, text: id, target: '_self', external: false },
  })
  const data = [release('c', '2026-10-12'), release('b', '2026-02-01'), release('a', '2025-12-31')]
  const html = (more: Record<string, unknown> = {}) =>
    render(PressReleases, { ...defaultFields(pressReleases), ...more }, data)

  it('stand under their years, each leading to its own page', () => {
    const shown = html()
    expect([...shown.matchAll(/<h3[^>]*>(\d+)<\/h3>/g)].map(([, year]) => year)).toEqual(['2026', '2025'])
    expect([...shown.matchAll(/href="(\/press\/.)"/g)].map(([, href]) => href)).toEqual([
      '/press/c',
      '/press/b',
      '/press/a',
    ])
  })

  it('are one list without years', () => {
    expect(html({ byYear: false })).not.toContain('>2026</h3>')
  })
})

describe('the amenities of a resort', () => {
  const data = [{ id: 'a', name: 'Sailing', description: 'Two hours a day' }]

  it('are a name and a sentence each, and no band where there are none', () => {
    const fields = defaultFields(resortAmenities)
    const html = render(ResortAmenities, fields, data)
    expect(html).toMatch(/<dt[^>]*>Sailing<\/dt><dd[^>]*>Two hours a day<\/dd>/)
    expect(render(ResortAmenities, fields, [])).toMatch(/^<div hidden=""><\/div>$/)
  })
})

describe('the place of a contact', () => {
  it('is linked to a map where its latitude and longitude are known', () => {
    const fields = { ...defaultFields(contactBlock), link: null }
    expect(render(ContactBlock, { ...fields, latitude: 13.85, longitude: -61.07 })).toContain(
      'mlat=13.85&amp;mlon=-61.07',
    )
    expect(render(ContactBlock, { ...fields, latitude: 13.85, longitude: null })).not.toContain('openstreetmap')
    const empty = { ...fields, phone: '', email: '', address: '', hours: '', latitude: null, longitude: null }
    expect(render(ContactBlock, empty)).not.toContain('<li')
  })
})

describe('the meeting facilities explorer', () => {
  const room = (more: Partial<Room> = {}): Room => ({
    ...{ id: 'r', name: 'Cocoa House', area: 180, capacity: { theatre: 160, boardroom: 40 } },
    ...{ resort: 'Pointe Azul', resortSlug: 'pointe-azul', href: '/resorts/pointe-azul' },
    ...more,
  })

  it.each([
    [true, {}],
    [true, { resort: 'pointe-azul' }],
    [false, { resort: 'west-end' }],
    [true, { setup: 'boardroom', guests: '40' }],
    [false, { setup: 'boardroom', guests: '41' }],
    [false, { setup: 'banquet' }],
    [true, { guests: '160' }],
    [false, { guests: '161' }],
    [true, { area: '180' }],
    [false, { area: '200' }],
  ])('shows (%s) a room that is asked for by %o', (isShown, wanted) => {
    expect(isWanted(room(), wanted)).toBe(isShown)
  })

  it('has every room without a script, and filters for what the rooms differ in', () => {
    const rooms = [
      room(),
      room({ id: 's', name: 'Sail Loft', resort: 'Halcyon Bay', resortSlug: 'halcyon-bay', area: null }),
    ]
    const html = render(
      MeetingFacilitiesExplorer,
      { ...defaultFields(meetingFacilitiesExplorer), areaUnit: 'both' },
      rooms,
    )
    for (const text of ['Cocoa House', 'Sail Loft', '180 m² · 1,938 sq ft', 'Theatre', '160'])
      expect(html).toContain(text)
    for (const name of ['resort', 'setup', 'guests', 'area']) expect(html).toContain(`name="${name}"`)
    expect(html).toMatch(/<form hidden=""/)
    const one = render(MeetingFacilitiesExplorer, { ...defaultFields(meetingFacilitiesExplorer) }, [room()])
    expect(one).not.toContain('name="resort"')
  })

  it('measures in metres, feet or both', () => {
    expect(areaText(100, 'metres', 'en')).toBe('100 m²')
    expect(areaText(1000, 'feet', 'en')).toBe('10,764 sq ft')
  })
})
