import { expect, it } from 'vitest'
import { createRow } from '../../../../tree'
import { boundFrom } from './boundField'

it('knows where a query fills a field from', () => {
  const modelQuery = { collection: 'resorts', where: [], sort: null, limit: 3, bind: { title: 'brand.name' } }
  const row = createRow({ blockType: 'introduction', element: { modelQuery } })
  expect(boundFrom({ row, field: 'title' })).toBe('resorts brand.name')
  expect(boundFrom({ row, field: 'copy' })).toBeNull()
  expect(boundFrom({ row: createRow({ blockType: 'introduction' }), field: 'title' })).toBeNull()
  expect(boundFrom({ row: undefined, field: 'title' })).toBeNull()
})
