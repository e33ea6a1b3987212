import { expect, it } from 'vitest'
import { PURPOSES } from '../../slices/purposes'
import { createEnvelope, createRow } from '../../tree'
import { sliceOf } from '../spec/fixtures'
import { elementIcon } from './elementIcon'

const slice = (more: object) => ({ ...sliceOf('a', 'A', []), ...more })
const row = (blockType: string, element: object = {}) =>
  createRow({ id: blockType, blockType, element: createEnvelope(element) })

it('gives an element the icon of its slice, or the one of its purpose', () => {
  const own = 'M0 0h24'
  const media = { purpose: 'media' } as const
  expect(elementIcon(row('a'), slice(media))).toBe(PURPOSES.media.icon)
  expect(elementIcon(row('a'), slice({ ...media, icon: own }))).toBe(own)
  expect(elementIcon(row('a'), slice({ purpose: { label: 'Offers', icon: own } }))).toBe(own)
})

it('gives groups, elements of documents, and slices without a purpose of the product icons of their own', () => {
  const query = { modelQuery: { collection: 'specials', where: {}, sort: '', limit: 1 } }
  const icons = [
    elementIcon(row('group'), slice({ purpose: 'layout' })),
    elementIcon(row('a', query), slice({ purpose: 'text' })),
    elementIcon(row('a'), slice({ purpose: { label: 'Global' } })),
    PURPOSES.layout.icon,
    PURPOSES.text.icon,
  ]
  expect(new Set(icons).size).toBe(icons.length)
  expect(elementIcon(row('gone'), undefined)).toBe(icons[2])
})
