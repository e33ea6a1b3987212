import { expect, it } from 'vitest'
import { createRow } from '../row'
import { withFreshIds } from './withFreshIds'

const A = '11111111-1111-4111-8111-111111111111'
const B = '22222222-2222-4222-8222-222222222222'
const OTHER = '33333333-3333-4333-8333-333333333333'

it('rewrites what the copies say of each other and nothing else', () => {
  const rows = [
    createRow({
      id: A,
      blockType: 'group',
      element: { parent: OTHER, properties: { domId: null, settings: { opens: B } } },
    }),
    createRow({
      id: B,
      blockType: 'hero',
      element: { parent: A },
      fields: { links: [{ href: `#${A}` }, { href: `#${OTHER}` }] },
    }),
  ]
  let next = 0
  const [a, b] = withFreshIds(rows, () => `new${next++}`)
  expect(a).toMatchObject({ id: 'new0', element: { parent: OTHER, properties: { settings: { opens: 'new1' } } } })
  expect(b).toMatchObject({
    id: 'new1',
    element: { parent: 'new0' },
    links: [{ href: '#new0' }, { href: `#${OTHER}` }],
  })
})

it('leaves the given rows as they are', () => {
  const rows = [createRow({ id: A, blockType: 'hero', fields: { to: A } })]
  const before = structuredClone(rows)
  withFreshIds(rows)
  expect(rows).toEqual(before)
})

it('does not take short texts that happen to equal an id for references', () => {
  const [copy] = withFreshIds([createRow({ id: 'hero', blockType: 'hero', fields: { title: 'hero' } })], () => 'n')
  expect(copy).toMatchObject({ id: 'n', title: 'hero', blockType: 'hero' })
})
