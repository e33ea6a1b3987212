import { expect, it } from 'vitest'
import { tagMark } from './tagMark'

it('names tags with their points as integers, whatever stands in a name', () => {
  const mark = tagMark([
    { name: 'sea & sun=1', point: 2.9 },
    { name: 'families', point: '3' as unknown as number },
  ])
  expect([...new URLSearchParams(mark)]).toEqual([
    ['sea & sun=1', '2'],
    ['families', '3'],
  ])
})

it('is none where nothing is to be counted', () => {
  expect(tagMark([])).toBeUndefined()
  expect(
    tagMark([
      { name: '', point: 2 },
      { name: 'half', point: 0.5 },
      { name: 'x', point: NaN },
    ]),
  ).toBeUndefined()
})
