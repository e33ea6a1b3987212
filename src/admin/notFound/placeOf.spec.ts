import { expect, it } from 'vitest'
import { placeOf } from './placeOf'

it.each([
  ['/slicer/templates/hero.none', 'There is no template “hero.none”.', '/slicer/templates'],
  ['/slicer/slices/no%20slice', 'There is no slice “no slice”.', '/slicer'],
  ['/layouts/none', 'There is no layout “none”.', '/layouts'],
])('%s names what is missing, and leads back to its list', (path, text, back) => {
  expect(placeOf(path)).toMatchObject({ text, back: { path: back } })
})

it.each([
  ['/documentation/none', '/documentation'],
  ['/releases/1', '/releases'],
  ['/studio/x/y', '/pages'],
  ['/pages/copy', '/pages'],
  ['/collections/brands/1', '/collections/brands'],
  ['/collections/none', ''],
  ['/layouts', ''],
  ['/none', ''],
  ['/slicer/slices/%E0%A4', '/slicer'],
])('%s says that nothing is there, and leads back', (path, back) => {
  const place = placeOf(path)
  expect([place.text, place.back.path]).toEqual([
    'Nothing exists at this address, or you do not have access to it.',
    back,
  ])
})
