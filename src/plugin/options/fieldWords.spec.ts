import { expect, it } from 'vitest'
import { fieldWords } from './fieldWords'

it.each([
  ['name', 'Name'],
  ['minLength', 'Min length'],
  ['htmlId', 'HTML ID'],
  ['api-key', 'API key'],
  ['line2', 'Line2'],
])('the name of the field %s is shown as %s', (name, words) => expect(fieldWords(name)).toBe(words))
