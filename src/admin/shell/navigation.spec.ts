import { describe, expect, it } from 'vitest'
import { activeEntry, navigationOf } from './navigation'

const collections = [
  { slug: 'media', label: 'Media', group: 'Content' },
  { slug: 'site-redirects', label: 'Redirects', group: 'Settings' },
  { slug: 'rooms', label: 'Rooms', group: 'Hotel' },
  { slug: 'notes', label: 'Notes', group: null },
  { slug: 'voix-releases', label: 'Releases', group: 'Content' },
]
const slugs = { media: 'media', redirects: 'site-redirects', pages: 'pages', releases: 'voix-releases' }

function navigation({ withheld = [] as readonly string[], views = ['/pages', '/caches'] as readonly string[] } = {}) {
  const globals = [{ slug: 'imprint', label: 'Imprint', group: null }]
  const mayOpen = (screen: string) => !withheld.includes(screen)
  return navigationOf({ adminRoute: '/admin', mayOpen, views, collections, globals, slugs, icons: { rooms: 'hotel' } })
}

const shown = (groups: ReturnType<typeof navigation>) =>
  groups.map(({ label, entries }) => `${label}: ${entries.map((entry) => entry.label).join(', ')}`)

describe('the navigation of the shell', () => {
  it('has the screens that are there, the collections that may be read, and those of the application in their groups', () => {
    expect(shown(navigation())).toEqual([
      'Work: Start, Pages, Releases',
      'Content: Media, Notes',
      'Hotel: Rooms',
      'Site: Redirects, Caches, Imprint',
    ])
    expect(navigation()[2]?.entries[0]).toMatchObject({ icon: 'hotel', href: '/admin/collections/rooms' })
  })

  it('shows a screen to those alone for whom it works', () => {
    expect(shown(navigation({ withheld: ['caches'] }))).toContain('Site: Redirects, Imprint')
    expect(shown(navigation({ withheld: ['start'] }))).toContain('Work: Pages, Releases')
  })

  it('leads to a view of its own instead of the collection, once there is one', () => {
    const releases = (views: string[]) => navigation({ views })[0]?.entries.find(({ label }) => label === 'Releases')
    expect(releases([])?.href).toBe('/admin/collections/voix-releases')
    expect(releases(['/releases/:id?'])?.href).toBe('/admin/releases')
  })

  it('knows which entry an address belongs to', () => {
    const at = (pathname: string) => activeEntry(navigation(), pathname, '/admin')?.label ?? null
    expect(at('/admin')).toBe('Start')
    expect(at('/admin/pages/create')).toBe('Pages')
    expect(at('/admin/studio/5')).toBe('Pages')
    expect(at('/admin/collections/rooms/7')).toBe('Rooms')
    expect(at('/admin/redirects/3')).toBe('Redirects')
    expect(at('/admin/roomservice')).toBeNull()
  })
})
