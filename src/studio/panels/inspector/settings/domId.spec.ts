import { describe, expect, it } from 'vitest'
import { createEnvelope, createRow } from '../../../../tree'
import { parseDomId } from './domId'

const row = (id: string, domId: string | null) =>
  createRow({ id, blockType: 'hero', element: createEnvelope({ properties: { domId, settings: {} } }) })
const rows = { a: row('a', 'top'), b: row('b', null) }
const parse = (text: string, id = 'b') => parseDomId({ text, id, rows, nameOf: () => 'Hero' })

describe('parseDomId', () => {
  it('takes a well-formed id, its own included', () => {
    expect(parse('rooms-2')).toEqual({ value: 'rooms-2' })
    expect(parse('top', 'a')).toEqual({ value: 'top' })
    expect(parse(' ')).toEqual({ value: null })
  })

  it.each(['2rooms', 'our rooms', '#rooms', 'é'])('refuses %j', (text) => {
    expect(parse(text)).toEqual({ problem: 'Use letters, digits, "-" and "_", beginning with a letter.' })
  })

  it('names the element that has the id', () => {
    expect(parse('top')).toEqual({ problem: '"Hero" on this page has the id "top" already.' })
  })
})
