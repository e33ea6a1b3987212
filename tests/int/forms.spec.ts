import { randomUUID } from 'node:crypto'
import { createLocalReq, handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OUTSIDE_QUEUE, queueJob } from '../../src/collections/core/jobs/queue'
import { MAIL_TASK } from '../../src/serve/forms/mailTask'
import { forms } from '../../src/content/demo/data/forms'
import { textsOf } from '../../src/content/demo/seed/forms'
import { ORIGIN, startApp, type App, type Caller } from './helpers/app'
import { signIn } from './helpers/events'
import * as sent from './helpers/forms'
import { startMailSink, type MailSink } from './helpers/mailSink'

let sink: MailSink
let app: App
let slug: string

beforeAll(async () => {
  sink = await startMailSink()
  process.env.VOIX_SMTP_URL = sink.url
  app = await startApp()
  slug = await makeForm()
})
afterAll(async () => {
  await app?.stop()
  await sink?.stop()
})

const { someone, values } = sent
const makeForm = (more?: Record<string, unknown>) => sent.makeForm(app, more)
const since = (ms: number, of = slug) => sent.givenOut(app, of, ms)
const stored = (of = slug) => sent.storedOf(app, of)
const send = (body: object | URLSearchParams, headers = someone(), to = slug) =>
  sent.sendForm({ app, to, body, headers })
const workUntil = (condition: () => Promise<void>) => sent.workUntil(app, condition)
const text = (name: string) => ({ name, label: 'A field', type: 'text' })
/** Values that a visitor submits, by type of field. */
const SAID: Record<string, unknown> = {
  email: 'a@example.com',
  tel: '+1 555 0199',
  number: 4,
  country: 'ES',
  checkbox: true,
}

/** Runs the worker until a form's first submission has this status. */
async function work(status: string, of: string): Promise<void> {
  await workUntil(async () => expect((await stored(of))[0]?.status).toBe(status))
}

describe('what a visitor sends', () => {
  it('is stored, and mailed to those whom the form names', async () => {
    const { status, text } = await send({ values, since: since(9000), path: '/brochure', language: 'en' })
    expect([status, JSON.parse(text)]).toEqual([200, { message: 'It is on its way.' }])
    await work('sent', slug)
    expect((await stored()).at(-1)).toMatchObject({ values, path: '/brochure' })
    const mail = sink.mails.at(-1) ?? ''
    expect(mail).toMatch(/^To: desk@solmara\.example/m)
    expect(mail).toMatch(/^Reply-To: ana@example\.com/m)
    expect(mail).toContain('Where: By the sea')
    expect(mail).toContain('I agree: yes')
  })

  it.each(forms)('in the form $slug is taken whole, mailed, and named where it is missing', async (form) => {
    const own = await makeForm(textsOf(form, 'en'))
    const required = form.fields.filter((field) => field.required)
    const given = Object.fromEntries(
      required.map((field) => [field.name, SAID[field.type] ?? field.options[0]?.value ?? 'Ana']),
    )
    const empty = await send({ values: {}, since: since(9000, own), language: 'en' }, someone(), own)
    const { errors } = JSON.parse(empty.text) as { errors: { field: string; rule: string }[] }
    expect(errors).toEqual(required.map(({ name }) => expect.objectContaining({ field: name, rule: 'required' })))
    expect((await send({ values: given, since: since(9000, own) }, someone(), own)).status).toBe(200)
    await work('sent', own)
    expect((await stored(own)).map((one) => one.values)).toEqual([given])
    for (const { label } of required) expect(sink.mails.at(-1)).toContain(`${label.en}: `)
  })

  it('is refused field by field in the page’s language, and nothing of it is stored', async () => {
    const before = (await stored()).length
    const wrong = { name: ' ', email: 'ana', where: 'moon', other: 'x' }
    const { status, text } = await send({ values: wrong, since: since(9000), path: '/', language: 'es' })
    expect(status).toBe(400)
    const errors = (JSON.parse(text) as { errors: { field: string; rule: string; message: string }[] }).errors
    expect(errors.map(({ field, rule }) => `${field} ${rule}`).sort()).toEqual([
      'email email',
      'name required',
      'other unknown',
      'where option',
    ])
    expect(errors.find(({ field }) => field === 'name')?.message).toBe('Rellene este campo, por favor.')
    expect((await stored()).length).toBe(before)
  })

  it('is not taken from whoever was too fast, from a robot in the trap, or from another site', async () => {
    const before = (await stored()).length
    const fast = await send({ values, since: since(10), path: '/', language: 'en' })
    expect([fast.status, fast.text.includes('very fast')]).toEqual([400, true])
    expect((await send({ values, since: since(10), path: '/', language: 'es' })).text).toContain('Ha sido muy rápido')
    // The timestamp must be signed, for this form, and recent.
    for (const said of [
      undefined,
      '',
      '1.x',
      since(9000, 'other'),
      `${Date.now() - 9000}.${since(0).split('.')[1]}`,
      since(2 * 864e5),
    ])
      expect((await send({ values, since: said, elapsed: 9000 })).text).toContain('tooFast')
    const given = await app.call({ path: `/api/voix/forms/${slug}` })
    expect((await send({ values, since: given.body.since })).text).toContain('tooFast')
    const quick = await makeForm({ minimumSeconds: 0 })
    const { body } = await app.call({ path: `/api/voix/forms/${quick}` })
    expect((await send({ values, since: body.since }, someone(), quick)).status).toBe(200)
    // A robot gets a success response.
    expect((await send({ values: { ...values, _website: 'x' }, since: since(9000) })).status).toBe(200)
    const foreign = await send({ values, since: since(9000) }, { ...someone(), 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
    expect((await send({ values, since: since(9000) }, someone(), 'no-such-form')).status).toBe(404)
    expect((await stored()).length).toBe(before)
  })

  it('comes from a browser without a script, too, which is asked once more and led back', async () => {
    const form = {
      name: 'Bo <b>',
      email: 'bo@example.com',
      agrees: 'on',
      _path: '/brochure',
      _anchor: 'f-sent',
      _language: 'en',
    }
    const headers = someone()
    const asked = await send(new URLSearchParams(form), headers)
    expect(asked.status).toBe(200)
    expect(asked.text).toContain('Bo &lt;b&gt;')
    const since = /name="_since" value="([^"]+)"/.exec(asked.text)?.[1] ?? ''
    expect((await send(new URLSearchParams({ ...form, _since: since }), headers)).text).toContain('_since')
    const [time = '', signature = ''] = since.split('.')
    const forged = `${Number(time) - 5000}.${signature}`
    expect((await send(new URLSearchParams({ ...form, _since: forged }), headers)).text).toContain('_since')
    const quick = await makeForm({ minimumSeconds: 0 })
    const again = await send(new URLSearchParams(form), headers, quick)
    const second = /name="_since" value="([^"]+)"/.exec(again.text)?.[1] ?? ''
    const done = await send(new URLSearchParams({ ...form, _since: second }), headers, quick)
    expect([done.status, done.location]).toEqual([303, '/brochure#f-sent'])
    expect((await stored(quick)).at(-1)?.values).toEqual({ name: 'Bo <b>', email: 'bo@example.com', agrees: true })
    const elsewhere = { ...form, _path: '/\u65e5\u672c', _since: second }
    expect((await send(new URLSearchParams(elsewhere), someone(), quick)).location).toBe('/%E6%97%A5%E6%9C%AC#f-sent')
    const wrong = await send(new URLSearchParams({ ...form, email: 'x' }), headers, quick)
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('<b>E-mail</b>: This is no e-mail address')
  })

  it('is kept where the mail server is away, which it says to editors, and mailed once it is back', async () => {
    const away = await makeForm({ notify: ['away@solmara.example'] })
    const arrived = () => sink.mails.filter((mail) => mail.includes('away@solmara.example')).length
    sink.isAway = true
    expect((await send({ values, since: since(9000, away) }, someone(), away)).status).toBe(200)
    await work('failed', away)
    expect(arrived()).toBe(0)
    sink.isAway = false
    const [job] = await app.query<{ wait_until: Date; total_tried: number }>(
      `select j.* from payload_jobs j join form_submissions s on s.id::text = j.input->>'submission'
        join forms f on f.id = s.form_id where f.slug = $1`,
      [away],
    )
    expect(Number(job?.total_tried)).toBe(1)
    expect((job?.wait_until.getTime() ?? 0) - Date.now()).toBeGreaterThan(10_000)
    await app.query('update payload_jobs set wait_until = now()')
    await work('sent', away)
    expect(arrived()).toBe(1)
  })

  it('is mailed once, and not where somebody has dealt with it meanwhile or nobody is to be told', async () => {
    const req = await createLocalReq({}, app.payload)
    await workUntil(async () => expect(await app.query('select id from payload_jobs')).toEqual([]))
    const count = sink.mails.length
    const nobody = await makeForm({ notify: [] })
    await send({ values, since: since(9000, nobody) }, someone(), nobody)
    for (const status of ['sent', 'handled']) {
      const [one] = await app.query<{ id: string }>('update form_submissions set status = $1 returning id', [status])
      await queueJob(req, { task: MAIL_TASK, input: { submission: String(one?.id) }, queue: OUTSIDE_QUEUE })
    }
    await workUntil(async () => expect(await app.query('select id from payload_jobs')).toEqual([]))
    expect(sink.mails.length).toBe(count)
  })

  it('adds no line to the head of a message, and says nothing of where it came from', async () => {
    const one = await makeForm({ minimumSeconds: 0 })
    const headers = someone()
    await send({ values: { ...values, name: 'Eve\r\nBcc: x@example.com' }, since: since(9000, one) }, headers, one)
    await work('sent', one)
    expect(sink.mails.at(-1)?.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m)
    expect((await stored(one))[0]?.address_hash).not.toContain('10.0.0')
  })
})

describe('the file of submissions', () => {
  const csv = async (as: Caller) => {
    const request = new Request(`${ORIGIN}/api/voix/forms/${slug}/submissions.csv`, {
      headers: as === 'nobody' ? {} : { Authorization: `JWT ${await signIn(app, as)}` },
    })
    const response = await handleEndpoints({ config: app.config, request })
    return { status: response.status, text: await response.text() }
  }

  it('has a column for each field, and no formula', async () => {
    await send({ values: { ...values, name: '=1+1, "x"' }, since: since(9000) })
    const { status, text } = await csv('editor')
    expect(status).toBe(200)
    const [head, first] = text.split('\r\n')
    expect(head).toBe('sent,page,language,status,name,email,where,agrees')
    expect(first).toContain(`"'=1+1, ""x""",ana@example.com,sea,true`)
  })

  it.each(['nobody', 'agent', 'reviewer'] as const)('is not for %s', async (as) => {
    expect((await csv(as)).status).toBe(403)
  })
})

it.each([
  ['two fields of one name', [text('name'), text('name')], 'Another field is called “name”'],
  ['a choice among nothing', [{ ...text('where'), type: 'select' }], 'Give at least one option'],
  ['lengths that no text has', [{ ...text('name'), minLength: 9, maxLength: 8 }], 'The greatest length is at least 9'],
  ['a name that is none', [text('First name')], 'Use letters and digits'],
])('a form refuses %s, in words', async (_what, fields, message) => {
  const data = { title: 'Odd', slug: `odd-${randomUUID()}`, type: 'odd', fields }
  const answer = await app.call({ method: 'POST', path: '/api/forms', body: data, as: 'editor' })
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(message)])
})

it('shows visitors the form and its options, and neither whom it tells nor how fast is too fast', async () => {
  const { docs } = (await app.call({ path: `/api/forms?where[slug][equals]=${slug}` })).body
  expect(docs[0]).toMatchObject({ fields: [{}, {}, { options: [{ label: 'By the sea', value: 'sea' }] }, {}] })
  expect(docs[0]).not.toHaveProperty('notify')
  expect(docs[0]).not.toHaveProperty('minimumSeconds')
})
