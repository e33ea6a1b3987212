import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type App } from './helpers/app'
import { givenOut, makeForm, sendForm, someone, storedOf, values, workUntil } from './helpers/forms'
import { startMailSink, type MailSink } from './helpers/mailSink'

let sink: MailSink
let app: App

beforeAll(async () => {
  sink = await startMailSink()
  process.env.VOIX_SMTP_URL = sink.url
  app = await startApp()
})
afterAll(async () => {
  await app?.stop()
  await sink?.stop()
})

const bodyOf = (slug: string, more: object = {}) => ({
  values,
  since: givenOut(app, slug),
  path: '/brochure',
  language: 'en',
  operationId: 'one',
  ...more,
})

describe('a form that is sent again', () => {
  it('is stored and mailed once, also from another address, too fast, and at the same time', async () => {
    const slug = await makeForm(app, { notify: ['once@solmara.example'] })
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendForm({ app, to: slug, body: bodyOf(slug) })))
    answers.push(await sendForm({ app, to: slug, body: bodyOf(slug, { since: givenOut(app, slug, 0) }) }))
    for (const { status, text } of answers)
      expect([status, JSON.parse(text)]).toEqual([200, { message: 'It is on its way.' }])
    expect(await storedOf(app, slug)).toHaveLength(1)
    await workUntil(app, async () => expect(await app.query('select id from payload_jobs')).toEqual([]))
    expect(sink.mails.filter((mail) => mail.includes('once@solmara.example'))).toHaveLength(1)
  })

  it('is stored once when its address has sent so much that nothing else of it is taken', async () => {
    const slug = await makeForm(app)
    const headers = someone()
    await sendForm({ app, to: slug, body: bodyOf(slug), headers })
    const fill = (at: number) => sendForm({ app, to: slug, body: bodyOf(slug, { operationId: `${at}` }), headers })
    await Promise.all(Array.from({ length: 40 }, (_, at) => fill(at)))
    expect((await sendForm({ app, to: slug, body: bodyOf(slug, { operationId: 'new' }), headers })).status).toBe(429)
    expect((await sendForm({ app, to: slug, body: bodyOf(slug), headers })).status).toBe(200)
    expect(await storedOf(app, slug)).toHaveLength(40)
  })

  it('is stored as another one when its values were changed, and in another form', async () => {
    const [slug, other] = [await makeForm(app), await makeForm(app)]
    await sendForm({ app, to: slug, body: bodyOf(slug) })
    const changed = { ...values, email: 'ana@example.org' }
    await sendForm({ app, to: slug, body: bodyOf(slug, { values: changed }) })
    await sendForm({ app, to: other, body: bodyOf(other) })
    expect((await storedOf(app, slug)).map((one) => one.values)).toEqual([values, changed])
    expect(await storedOf(app, other)).toHaveLength(1)
  })

  it('is stored once without a script, by the confirmation that is sent twice', async () => {
    const slug = await makeForm(app, { minimumSeconds: 0 })
    const plain = { name: 'Bo', email: 'bo@example.com', _path: '/brochure', _anchor: 'f', _language: 'en' }
    const asked = await sendForm({ app, to: slug, body: new URLSearchParams(plain) })
    const hidden = [...asked.text.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ])
    const confirm = () => sendForm({ app, to: slug, body: new URLSearchParams(hidden) })
    const answers = [...(await Promise.all([confirm(), confirm()])), await confirm()]
    expect(answers.map(({ status, location }) => [status, location])).toEqual(Array(3).fill([303, '/brochure#f']))
    expect(await storedOf(app, slug)).toHaveLength(1)
  })

  it('is stored each time where the client sends no id', async () => {
    const slug = await makeForm(app)
    for (const operationId of [undefined, '', 4])
      expect((await sendForm({ app, to: slug, body: bodyOf(slug, { operationId }) })).status).toBe(200)
    expect(await storedOf(app, slug)).toHaveLength(3)
  })
})

describe('the limit of an address', () => {
  it('stores forty of a form within ten minutes, and counts other forms and addresses apart', async () => {
    const [slug, other] = [await makeForm(app), await makeForm(app)]
    const flood = someone()
    const send = (to: string, headers = flood) =>
      sendForm({ app, to, body: { values, since: givenOut(app, to) }, headers }).then(({ status }) => status)
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(slug)))
    expect(answers.filter((status) => status === 200)).toHaveLength(40)
    expect(answers.filter((status) => status === 429)).toHaveLength(20)
    expect(await storedOf(app, slug)).toHaveLength(40)
    expect([await send(slug), await send(other), await send(slug, someone())]).toEqual([429, 200, 200])
  })

  it('does not count submissions from before the clock was set back', async () => {
    const slug = await makeForm(app)
    const headers = someone()
    const send = async (operationId: string, since = givenOut(app, slug)) =>
      (await sendForm({ app, to: slug, body: bodyOf(slug, { operationId, since }), headers })).status
    expect(await send('first')).toBe(200)
    await app.query(
      `insert into form_submissions select (jsonb_populate_record(s, jsonb_build_object(
        'id', gen_random_uuid(), 'operation_key', null))).*
      from form_submissions s join forms f on f.id = s.form_id, generate_series(1, 40) where f.slug = $1`,
      [slug],
    )
    expect(await send('second')).toBe(429)
    await app.query(
      `update form_submissions set created_at = created_at + interval '1 hour'
      where form_id = (select id from forms where slug = $1)`,
      [slug],
    )
    expect(await send('third')).toBe(200)
    // The form's timestamp is one hour in the future.
    expect(await send('fourth', givenOut(app, slug, -3_600_000))).toBe(200)
  })

  it('turns a flood away whatever it sends', async () => {
    const slug = await makeForm(app)
    const flood = someone()
    const send = () => sendForm({ app, to: slug, body: { values: {} }, headers: flood }).then(({ status }) => status)
    const answers = await Promise.all(Array.from({ length: 210 }, send))
    expect(answers.filter((status) => status === 400)).toHaveLength(200)
    expect(answers.filter((status) => status === 429)).toHaveLength(10)
  })
})
