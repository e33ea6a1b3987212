import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN, startApp, type App, type Json } from './helpers/app'
import { savingOf } from './helpers/saving'
import { translationsOf } from './helpers/translations'

let app: App
let token: string
beforeAll(async () => {
  app = await startApp()
  const body = { email: app.userOf('editor').email, password: 'Secret-123-secret' }
  token = String((await app.call({ method: 'POST', path: '/api/users/login', body })).body.token)
})
afterAll(() => app?.stop())
const { open } = savingOf(() => app)
const { translated, unitOf, write } = translationsOf(() => app)

describe('XLIFF', () => {
  const request = async (path: string, body?: string | Uint8Array<ArrayBuffer>) => {
    const headers = { Authorization: `JWT ${token}` }
    const sent = new Request(`${ORIGIN}${path}`, { headers, ...(body === undefined ? {} : { method: 'POST', body }) })
    const response = await handleEndpoints({ config: app.config, request: sent })
    return { status: response.status, text: await response.text() }
  }
  const exported = async (id: string) => (await request(`/api/voix/pages/${id}/translation.xliff`)).text
  const taken = async (id: string, file: string | Uint8Array<ArrayBuffer>) => {
    const { status, text: answer } = await request(
      `/api/voix/pages/${id}/translation/xliff?operationId=${randomUUID()}`,
      file,
    )
    return { status, body: JSON.parse(answer) as Json & { problems: { key: string; reason: string; line: number }[] } }
  }
  const fill = (file: string, source: string, target: string) =>
    file.replace(
      `<source>${source}</source>`,
      `<source>${source}</source><target state="translated">${target}</target>`,
    )

  it('goes out, is changed and comes in: texts land in their fields, marks are kept', async () => {
    const { id } = await translated()
    let file = await exported(id)
    file = fill(file, 'Sleep by the sea', 'Dormir &amp; soñar')
    file = fill(file, 'Stay <g id="1" ctype="bold">two nights</g> with us', '<g id="1">Dos noches</g> con nosotros')
    const { status, body } = await taken(id, file)
    expect([status, body.applied, body.untranslated, body.problems]).toEqual([200, 2, 2, []])
    const { rows } = await open(id)
    expect(rows[0]?.title).toBe('Dormir & soñar')
    expect(JSON.stringify(rows[1]?.copy)).toMatch(/"text":"Dos noches".*"format":1.*"text":" con nosotros"/)
    expect(await taken(id, file)).toMatchObject({ body: { applied: 0, unchanged: 2 } })
  })

  it('may name a country with its language, and break its texts into lines', async () => {
    const { id } = await translated()
    let file = (await exported(id)).replace('target-language="es"', 'target-language="es-ES"')
    file = fill(file, 'Sleep by the sea', '\n            Dormir\n            junto al mar\n          ')
    file = fill(
      file,
      'Stay <g id="1" ctype="bold">two nights</g> with us',
      '\n  <g id="1">Dos noches</g>\n  aqu\u00ed\n',
    )
    file = file.replaceAll(/<source>(.*)<\/source>/g, '<source>\n            $1\n          </source>')
    const { status, body } = await taken(id, file)
    expect([status, body.applied, body.problems]).toEqual([200, 2, []])
    const { rows } = await open(id)
    expect(rows[0]?.title).toBe('Dormir junto al mar')
    expect(JSON.stringify(rows[1]?.copy)).toMatch(/"text":"Dos noches".*"text":" aqu\u00ed"/)
    expect(await taken(id, file)).toMatchObject({ body: { applied: 0, unchanged: 2 } })
    const foreign = await taken(id, file.replace('"es-ES"', '"fr-FR"'))
    expect([foreign.status, JSON.stringify(foreign.body)]).toEqual([400, expect.stringContaining('fr-FR')])
  })

  it('keeps its letters in UTF-16 and Windows-1252, and is refused with a message if letters are lost', async () => {
    const { id } = await translated()
    const file = fill(await exported(id), 'Sleep by the sea', 'Soñar “aquí”')
    const wide = await taken(id, new Uint8Array(Buffer.from(`\ufeff${file}`, 'utf16le')))
    expect([wide.status, wide.body.applied]).toEqual([200, 1])
    expect((await unitOf(id, 'Title')).target).toBe('Soñar “aquí”')
    const old = fill(file, 'Pay one', 'Pagar\xe1').replace('“', '\x93').replace('”', '\x94')
    const narrow = await taken(id, new Uint8Array(Buffer.from(old, 'latin1')))
    expect([narrow.status, narrow.body.applied]).toEqual([200, 1])
    expect([(await unitOf(id, 'Title')).target, (await unitOf(id, 'Copy', 1)).target]).toEqual([
      'Soñar “aquí”',
      'Pagará',
    ])
    const lost = await taken(id, file.replace('ñ', '\ufffd'))
    expect([lost.status, lost.body.errors[0]?.message]).toEqual([
      400,
      expect.stringContaining('a letter that was lost'),
    ])
  })

  it('is refused whole with the line that is broken', async () => {
    const { id } = await translated()
    const file = fill(await exported(id), 'Sleep by the sea', 'Dormir').replace('</body>', '</bod>')
    const line = file.split('\n').findIndex((each) => each.includes('</bod>')) + 1
    const { status, body } = await taken(id, file)
    expect([status, body.errors[0]?.message]).toEqual([400, expect.stringMatching(new RegExp(`^Line ${line}: `))])
    expect((await open(id)).rev).toBe(1)
    const elsewhere = await taken(id, (await exported(id)).replace(id, randomUUID()))
    expect([elsewhere.status, JSON.stringify(elsewhere.body)]).toEqual([400, expect.stringContaining('another page')])
  })

  it('says of each text that has changed since the file was written, and overwrites none', async () => {
    const { hero, copy, original, id } = await translated()
    let file = await exported(id)
    file = fill(file, 'Sleep by the sea', 'Dormir')
    file = fill(file, 'Pay one', 'Pague una')
    file = fill(file, 'Stay <g id="1" ctype="bold">two nights</g> with us', 'Dos noches')
    const elements = [{ ...hero, title: 'Wake by the sea' }, copy]
    await app.call({
      method: 'PATCH',
      path: `/api/pages/${original.id}`,
      body: { elements, _status: 'published' },
      as: 'editor',
    })
    const last = await unitOf(id, 'Copy', 1)
    await write(id, { texts: [{ key: last.key, was: last.target, is: 'Pague solo una' }] })
    const { body } = await taken(id, file)
    expect(body.applied).toBe(1)
    expect(body.problems.map(({ reason, line }) => [reason, line > 0])).toEqual([
      ['source-changed', true],
      ['target-changed', true],
    ])
    expect([(await unitOf(id, 'Title')).target, (await unitOf(id, 'Copy', 1)).target]).toEqual([
      'Sleep by the sea',
      'Pague solo una',
    ])
  })
})
