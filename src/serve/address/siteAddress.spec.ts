import { describe, expect, it } from 'vitest'
import { readSiteAddress, writeSiteAddress } from './siteAddress'

const segmentsOf = (address: string) => address.split('/').slice(1)

describe('the internal address of a page', () => {
  it.each([
    [{ siteId: 0, layout: null, pathname: '/' }, []],
    [{ siteId: 2, layout: null, pathname: '/about/us' }, ['about', 'us']],
    [{ siteId: 0, layout: 'jewel', pathname: '/about' }, ['about']],
  ])('says again what %j asked for', ({ pathname, ...asked }, path) => {
    expect(readSiteAddress(segmentsOf(writeSiteAddress({ ...asked, pathname })))).toEqual({ ...asked, path })
  })

  it.each([[undefined], [['about', 'us']], [['_voix', 'unknown']]])(
    'is no plain one: %j is a path of the first site',
    (path) => expect(readSiteAddress(path)).toEqual({ siteId: 0, path, layout: null }),
  )
})
