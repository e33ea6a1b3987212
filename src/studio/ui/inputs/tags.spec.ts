import { expect, it } from 'vitest'
import { parseTagName } from './tags'

it('takes a name once, without the spaces around it', () => {
  const others = [{ name: 'family', point: 2 }]
  expect(parseTagName({ text: ' beach ', others })).toEqual({ value: 'beach' })
  expect(parseTagName({ text: 'family', others })).toEqual({ problem: 'The tag "family" is there already.' })
  expect(parseTagName({ text: '  ', others })).toEqual({ problem: 'Name the tag.' })
})
