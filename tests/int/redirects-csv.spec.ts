import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, ORIGIN, startApp, type App, type Role } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

async function tokenOf(role: Role): Promise<string> {
  const data = { email: app.userOf(role).email, password: 'Secret-123-secret' }
  return String((await app.call({ method: 'POST', path: '/api/users/login', body: data })).body.token)
}

async function send(
  path: string,
  { body, as = 'editor' }: { body?: string | Uint8Array<ArrayBuffer>; as?: Role | null } = {},
) {
  const headers: Record<string, string> = as === null ? {} : { Authorization: `JWT ${await tokenOf(as)}` }
  const request = new Request(`${ORIGIN}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'text/csv' }) },
    ...(body === undefined ? {} : { body }),
  })
  const response = await handleEndpoints({ config: app.config, request })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, bytes, text: new TextDecoder().decode(bytes) }
}

const importCsv = (lines: string[], as?: Role | null) =>
  send('/api/voix/redirects/import', { body: lines.join('\n'), ...(as === undefined ? {} : { as }) })
const rules = async () => {
  const rows = await app.query<{ from: string; to_url: string }>('select "from", to_url from redirects order by "from"')
  return rows.map(({ from, to_url }) => `${from} ${to_url}`)
}

describe('redirects as CSV', () => {
  it('are all imported or none, and each wrong line is named', async () => {
    const before = await rules()
    const answer = await importCsv([
      'from,to,host,type,enabled',
      '/csv-fine,/there',
      '/csv-hash#x,/there',
      '/csv-a,/csv-b',
      '/csv-b,/there',
      '/csv-loop,/csv-loop',
      '/csv-twice,/there',
      '/CSV-twice,/here',
      '/voix/mine,/there',
      '/csv-bad,javascript:alert(1),,,',
      '/csv-type,/there,,418,',
    ])
    expect(answer.status).toBe(400)
    for (const named of ['Line 3, from:', 'Line 9, from:', 'Line 10, to:', 'Line 11, type:'])
      expect(answer.text).toContain(named)
    expect(await rules()).toEqual(before)

    const chains = await importCsv([
      'from,to',
      '/csv-a,/csv-b',
      '/csv-b,/there',
      '/csv-loop,/csv-loop',
      '/csv-twice,/x',
      '/csv-Twice,/y',
    ])
    expect(chains.status).toBe(400)
    for (const named of ['Line 2:', 'Line 4:', 'Line 6:']) expect(chains.text).toContain(named)
    expect(chains.text).not.toContain('Line 3:')
    expect(await rules()).toEqual(before)
  })

  it('come back as they went, and change what is there', async () => {
    const { id } = await createPage(app, { path: '/csv-target' })
    const made = await importCsv(['from,to,notes', `/csv-page,page:${id},"one, two"`, '/csv-old,/csv-target'])
    expect(JSON.parse(made.text)).toEqual({ created: 2, updated: 0 })
    const { text } = await send('/api/voix/redirects.csv')
    expect(text).toContain(`/csv-page,page:${id},,301,yes,"one, two"`)
    const again = await send('/api/voix/redirects/import', {
      body: text.replace('/csv-old,/csv-target', '/csv-old,/elsewhere'),
    })
    expect(again.status, again.text).toBe(200)
    expect(JSON.parse(again.text)).toMatchObject({ created: 0 })
    expect(await rules()).toContain('/csv-old /elsewhere')
    const used = await app.call({ path: `/api/voix/used-in/pages/${id}`, as: 'editor' })
    expect(used.body.docs).toMatchObject([{ collection: 'redirects' }])
  })

  it('are followed at once: an import expires the rules that servers hold', async () => {
    await app.query('delete from voix_expired_tags')
    await importCsv(['from,to', '/csv-at-once,/there'])
    expect(await app.query('select tag from voix_expired_tags')).toContainEqual({ tag: 'redirects' })
  })

  it('are the same, with their notes, after Excel has saved them', async () => {
    const notes = ['- moved', '=1+1', "'tis", 'Zoë Müller\nrang', 'Señal; “now”', '+34 971 123 456']
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
    const lines = notes.map((note, index) => `/xl-${index},/xl-there,${quote(index < 2 ? `'${note}` : note)}`)
    expect((await importCsv(['from,to,notes', ...lines])).status).toBe(200)
    const stored = () => app.query(`select "from", notes from redirects where "from" like '/xl-%' order by "from"`)
    const before = await stored()
    expect(before).toEqual(notes.map((note, index) => ({ from: `/xl-${index}`, notes: note })))
    const { bytes, text } = await send('/api/voix/redirects.csv')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const rows = text.split('\r\n').map((line) => `${line},,`)
    const saved = [`\ufeff${text}`, `${rows.join('\r\n')}\r\n,,,,,,,\r\n`, `sep=,\r\n${text}`].map((one) =>
      Buffer.from(one),
    )
    saved.push(Buffer.from(`\ufeff${text}`, 'utf16le'), Buffer.from(`\ufeff${text}`, 'utf16le').swap16())
    for (const file of saved) {
      const answer = await send('/api/voix/redirects/import', { body: new Uint8Array(file) })
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"created":0')])
      expect(await stored()).toEqual(before)
    }
  })

  it('with semicolons in Windows-1252, as from older Excel, keep their letters', async () => {
    const body = new Uint8Array(
      Buffer.from('from;to;notes;;\r\n/caf\xe9;/there;\x93M\xfcller\x94;;\r\n;;;;\r\n', 'latin1'),
    )
    const answer = await send('/api/voix/redirects/import', { body })
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"created":1')])
    const stored = await app.query(
      `select "from", notes from redirects where notes like '%ller%' and "from" not like '/xl-%'`,
    )
    expect(stored).toEqual([{ from: '/café', notes: '“Müller”' }])
  })

  it('with unreadable letters are refused with a message, and none is stored', async () => {
    const count = async () => (await app.query<{ count: string }>('select count(*) from redirects'))[0]?.count
    const before = await count()
    const files = [
      Buffer.from('from,to\n/caf\ufffd,/x\n'),
      Buffer.from('from,to\n/\xe9\x81,/x\n', 'latin1'),
      Buffer.alloc(0),
    ]
    for (const file of files) {
      const answer = await send('/api/voix/redirects/import', { body: new Uint8Array(file) })
      expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(/letter|empty/)])
    }
    expect(await count()).toBe(before)
  })

  it('may have the type 410 without a target', async () => {
    const made = await importCsv(['from,to,type', '/csv-gone?id=1,,410'])
    expect(made.status, made.text).toBe(200)
    expect((await send('/api/voix/redirects.csv')).text).toContain('/csv-gone?id=1,,,410,yes')
    const wrong = await importCsv(['from,to,type', '/csv-gone-2,/x,410', '/csv-to-gone,/csv-gone?id=1,'])
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Line 2, to:')])
    const chained = await importCsv(['from,to', '/csv-to-gone,/csv-gone?id=1'])
    expect([chained.status, chained.text]).toEqual([400, expect.stringContaining('is gone')])
  })

  it('take ten thousand rules at once', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `/bulk-${index},/target-${index}`)
    const answer = await importCsv(['from,to', ...lines])
    expect(JSON.parse(answer.text)).toEqual({ created: 10_000, updated: 0 })
  })

  it('are for editors', async () => {
    for (const as of ['reviewer', 'agent', null] as const) {
      expect((await importCsv(['from,to', '/csv-no,/x'], as)).status).toBe(403)
      expect((await send('/api/voix/redirects.csv', { as })).status).toBe(403)
    }
  })
})

it('the tester names the rule that an address follows', async () => {
  await importCsv(['from,to,host', '/tested/*,/found/*,', '/tested/*,/other/*,other.example'])
  const ask = async (address: string) =>
    (await app.call({ path: `/api/voix/redirects/test?address=${encodeURIComponent(address)}`, as: 'reviewer' })).body
  expect(await ask('/Tested/one/')).toMatchObject({
    path: '/tested/one',
    found: { from: '/tested/*', to: '/found/one', status: 301 },
  })
  expect(await ask('https://other.example/tested/one')).toMatchObject({ found: { to: '/other/one' } })
  expect(await ask('/untested')).toMatchObject({ found: null })
  expect(await ask('/voix/pages')).toMatchObject({ isOwn: true, found: null })
})
