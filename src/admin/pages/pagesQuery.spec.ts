import { describe, expect, it } from 'vitest'
import { chosenQuery, readListChoice } from './listChoice'
import { pagesAddress, readPagesQuery, UNFILTERED } from './pagesQuery'

describe('the query of the list of pages', () => {
  it('reads what the address says', () => {
    const asked = { search: 'coral', status: 'draft', language: 'es', layout: 'jewel', kind: 'section', page: '3' }
    const query = readPagesQuery(asked)
    expect(query).toEqual({
      search: 'coral',
      status: 'draft',
      language: 'es',
      layout: 'jewel',
      brand: '',
      tag: '',
      site: '',
      only: '',
      missing: '',
      sort: '',
      kind: 'section',
      trash: false,
      view: 'table',
      page: 3,
    })
  })

  it('ignores a status and a page that do not exist', () => {
    expect(readPagesQuery({ status: 'lost', page: '-2' })).toMatchObject({ status: '', page: 1 })
    expect(readPagesQuery({ site: 'one', view: 'lost' })).toMatchObject({ site: '', view: 'table' })
    expect(readPagesQuery({ only: 'lost', sort: '-lost' })).toMatchObject({ only: '', sort: '' })
    expect(readPagesQuery({ only: 'mine', sort: '-title' })).toMatchObject({ only: 'mine', sort: '-title' })
    expect(readPagesQuery({ kind: 'lost', page: '9'.repeat(30) })).toMatchObject({ kind: 'page', page: 1 })
  })

  it('goes back to the first page when a filter changes, and leaves out what is empty', () => {
    const query = readPagesQuery({ search: 'coral', page: '3' })
    expect(pagesAddress({ adminRoute: '/voix', query, change: { status: 'draft' } })).toBe(
      '/voix/pages?search=coral&status=draft',
    )
    expect(pagesAddress({ adminRoute: '/voix', query, change: { page: 4 } })).toBe('/voix/pages?search=coral&page=4')
    const sections = pagesAddress({ adminRoute: '/voix', query, change: { kind: 'section' } })
    expect(sections).toBe('/voix/pages?search=coral&kind=section')
  })

  it('keeps the search on the way into the trash and back', () => {
    const inTrash = pagesAddress({
      adminRoute: '/voix',
      query: readPagesQuery({ search: 'coral' }),
      change: { trash: true },
    })
    expect(inTrash).toBe('/voix/pages?search=coral&trash=true')
    const query = readPagesQuery({ search: 'coral', trash: 'true' })
    expect(pagesAddress({ adminRoute: '/voix', query, change: { page: 2 } })).toBe(`${inTrash}&page=2`)
    expect(pagesAddress({ adminRoute: '/voix', query, change: { trash: false } })).toBe('/voix/pages?search=coral')
  })

  it('is the stored one at an address without a query, and else what the address says alone', () => {
    const choice = readListChoice({
      sort: '-title',
      filters: { status: 'draft', view: 'tree', search: 'x', only: 'lost' },
    })
    const stored = chosenQuery({}, choice)
    expect(stored).toMatchObject({ status: 'draft', view: 'tree', search: '', only: '', sort: '-title' })
    const named = chosenQuery({ language: 'es', sort: 'path' }, choice)
    expect(named).toMatchObject({ status: '', language: 'es', view: 'table', sort: 'path' })
    const all = pagesAddress({ adminRoute: '/voix', query: stored, change: { ...UNFILTERED, view: 'table', sort: '' } })
    expect(all).toBe('/voix/pages?page=1')
  })
})
