import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { checkDefinitions } from '../../src/page/definitions/check'
import { migrateDefinitions, restoreDefinitions } from '../../src/page/definitions/migrate'
import { loadPage } from '../../src/serve/page/loadPage'
import { defineSlice, field } from '../../src/slices'
import { createPage, row, startApp, type App, type Json } from './helpers/app'
import { blankConfig } from './helpers/blankConfig'
import { revisionsOf } from './helpers/revisions'
import { savingOf } from './helpers/saving'

/** Once `person-card` with one field for the whole name, then `person` with `called`. */
const person = defineSlice({
  name: 'person',
  label: 'Person',
  admin: { group: 'test' },
  formerly: ['person-card'],
  version: 3,
  upgrade: (fields, from, { rename }) => {
    if (from < 2) rename('fullName', 'called')
    if (fields.called === 'nobody') throw new Error('nobody has no name')
    const { called, ...rest } = fields
    const [firstName, ...lastName] = String(called ?? '').split(' ')
    return { ...rest, firstName, lastName: lastName.join(' ') }
  },
  fields: {
    firstName: field.text(),
    lastName: field.text(),
    mood: field.select({ options: ['calm', 'warm'], defaultValue: 'calm' }),
  },
})
const note = defineSlice({ name: 'note', label: 'Note', admin: { group: 'test' }, fields: { title: field.text() } })

/** Runs `npx voix` in this repository on the test's database: its slices are the demo's. */
const voix = (...args: string[]) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const cli = path.resolve(import.meta.dirname, '../../cli/voix.mjs')
    execFile(process.execPath, [cli, ...args], { cwd: path.dirname(path.dirname(cli)) }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })

const COUNT = repeats({ test: 60, all: 1000 })

let app: App
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'voix-definitions-'))
  app = await startApp({
    makeConfig: () => blankConfig({ slices: [person, note], layouts: [{ name: 'blocks', label: 'Blocks' }], dataDir }),
  })
})
afterAll(async () => {
  await app?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const { save, open, live } = savingOf(() => app)
const { newest } = revisionsOf(() => app)

/** Stores elements in the database as an older build wrote them. */
async function store(id: string, elements: readonly object[]) {
  const json = JSON.stringify(elements)
  await app.query('update pages set elements = $1::jsonb where id = $2', [json, id])
  await app.query('update _pages_v set version_elements = $1::jsonb where parent_id = $2', [json, id])
}

const storedOf = async (id: string) =>
  (await app.query<{ elements: Json[] }>('select elements from pages where id = $1', [id]))[0]?.elements ?? []

const card = (fullName: string) =>
  row('person-card', { fullName }, { fieldProperties: { fullName: { default: { fontSize: 'lg' } } } })

describe('an element of a slice that was renamed and whose field was split', () => {
  it('is upgraded by every reader, and stored so by the next save', async () => {
    const page = await createPage(app, { elements: [row('note')] })
    await store(page.id, [card('Ada Lovelace'), row('note', { title: 'Beside' })])
    const present = { blockType: 'person', firstName: 'Ada', lastName: 'Lovelace', mood: 'calm' }
    const opened = await open(page.id)
    expect(opened.rows[0]).toMatchObject({ ...present, element: { version: 3 } })
    expect(opened.rows[0]).not.toHaveProperty('fullName')
    expect((await live(page.id)).elements[0]).toMatchObject(present)
    const layouts = { blocks: () => Promise.resolve({ default: () => null }) }
    const visited = await loadPage({ siteId: 0, path: page.path }, { config: app.config, layouts }, () => {})
    expect(visited?.view.rows[0]).toMatchObject(present)
    expect((await storedOf(page.id))[0]).toMatchObject({ blockType: 'person-card', fullName: 'Ada Lovelace' })
    const saved = await save(page.id, { baseRev: opened.rev, action: 'savePublishVersion', page: { title: 'Else' } })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect((await storedOf(page.id))[0]).toMatchObject({ ...present, element: { version: 3 } })
  })

  it('is no change of the save that stores it upgraded, however many there are', async () => {
    const page = await createPage(app, { elements: [row('note')] })
    const cards = Array.from({ length: 150 }, () => card('Ada Lovelace'))
    const note = row('note', { title: 'Before' })
    await store(page.id, [...cards, note])
    const saved = await save(page.id, {
      baseRev: 1,
      action: 'savePublishVersion',
      upsert: [{ ...note, title: 'After' }],
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect((await storedOf(page.id))[0]).toMatchObject({ firstName: 'Ada', element: { version: 3 } })
    expect((await newest(page.id)).changes).toMatchObject({ elements: [{ id: note.id, keys: ['title'] }], total: 1 })
  })

  it('comes from a studio that was opened before, and over REST as the slice is now', async () => {
    const page = await createPage(app, { elements: [row('person', { firstName: 'Grace', lastName: 'Hopper' })] })
    expect((await open(page.id)).rows[0]).toMatchObject({ firstName: 'Grace', element: { version: 3 } })
    const late = row('person-card', { fullName: 'Ada Lovelace' })
    const saved = await save(page.id, { baseRev: 1, upsert: [late] })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const rows = (await open(page.id)).rows
    expect(rows.find(({ id }) => id === late.id)).toMatchObject({ blockType: 'person', firstName: 'Ada' })
  })
})

describe('a migration of stored pages', () => {
  const all = () =>
    app.query<{ id: string; elements: string; rev: number; updated: string }>(
      `select id::text, elements::text, rev::int, updated_at::text as updated from pages
       union all select id::text, version_elements::text, version_rev::int, updated_at::text from _pages_v order by 1`,
    )

  beforeAll(async () => {
    await app.query('delete from _pages_v')
    await app.query('delete from pages')
    const elements = JSON.stringify([
      { ...card('Ada Lovelace'), weight: 1.5 },
      row('note', { title: 'Beside' }),
      row('person', { called: 'Mary Ann Evans' }, { version: 2 }),
    ])
    await app.query(
      `insert into pages (title, path, layout, site_id, language_code, _status, rev, elements)
       select 'Page ' || n, '/migrated-' || n, 'blocks', 0, 'en', 'published', 1, $1::jsonb from generate_series(1, $2::int) n`,
      [elements, COUNT],
    )
    await app.query(
      `insert into _pages_v (parent_id, version_title, version_path, version_layout, version_site_id,
         version_language_code, version__status, version_rev, version_elements, latest)
       select id, title, path, layout, site_id, language_code, 'published', 1, elements, true from pages`,
    )
  })

  it('changes what a dry run told before, nothing else, and is taken back to the byte', async () => {
    const before = await all()
    const counts = { pages: COUNT, drafts: COUNT, elements: 4 * COUNT, failed: [] }
    expect(await migrateDefinitions(app.payload, { isDryRun: true })).toEqual({ ...counts, journal: null })
    expect(await all()).toEqual(before)
    expect(await migrateDefinitions(app.payload)).toMatchObject(counts)
    const after = await all()
    const [first] = after
    expect(JSON.parse(first?.elements ?? '')).toMatchObject([
      {
        blockType: 'person',
        firstName: 'Ada',
        lastName: 'Lovelace',
        element: { version: 3, fieldProperties: { called: { default: { fontSize: 'lg' } } } },
      },
      { blockType: 'note', title: 'Beside' },
      { blockType: 'person', firstName: 'Mary', lastName: 'Ann Evans', element: { version: 3 } },
    ])
    expect(after.map(({ rev, updated }) => [rev, updated])).toEqual(before.map(({ rev, updated }) => [rev, updated]))
    expect(await migrateDefinitions(app.payload)).toMatchObject({ pages: 0, drafts: 0, elements: 0, journal: null })
    expect(await restoreDefinitions(app.payload)).toMatchObject({ restored: 2 * COUNT, changed: 0 })
    expect(await all()).toEqual(before)
    await expect(restoreDefinitions(app.payload)).rejects.toThrow('no migration')
  })

  it('that stops half-way keeps what it stored, says what to do, continues, and is taken back in two steps', async () => {
    const before = await all()
    await app.query(`create function refuse_drafts() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is broken'; end $$`)
    await app.query('create trigger refuse_drafts before update on _pages_v execute function refuse_drafts()')
    await expect(migrateDefinitions(app.payload)).rejects.toThrow(
      /^Not all elements were stored: the disk is broken\n.* Run npx voix migrate again, which continues\. .*--back/,
    )
    await app.query('drop function refuse_drafts cascade')
    expect((await checkDefinitions(app.payload)).outdated).toBe(0)
    expect(await migrateDefinitions(app.payload)).toMatchObject({ pages: 0, drafts: COUNT })
    for (let step = 0; step < 2; step += 1)
      expect(await restoreDefinitions(app.payload)).toMatchObject({ restored: COUNT, changed: 0 })
    expect(await all()).toEqual(before)
  })

  it('leaves pages alone that were saved since, and what upgrade() throws at', async () => {
    const [one, two] = await app.query<{ id: string }>('select id::text from pages order by path limit 2')
    await store(String(two?.id), [card('nobody')])
    const migrated = await migrateDefinitions(app.payload)
    expect(migrated.failed).toHaveLength(2)
    expect(migrated.failed[0]).toContain('Slice "person": upgrade() from version 1 failed: nobody has no name')
    await store(String(one?.id), [row('note', { title: 'Saved since' })])
    expect(await restoreDefinitions(app.payload)).toMatchObject({ restored: 2 * (COUNT - 2), changed: 2 })
    expect((await storedOf(String(one?.id)))[0]).toMatchObject({ title: 'Saved since' })
  })
})

describe('the check', () => {
  it('lists what does not fit by page, element and field, and nothing once it does', async () => {
    await app.query('delete from _pages_v')
    await app.query('delete from pages')
    const page = await createPage(app, { elements: [row('note')] })
    const stored = [
      row('person', { firstName: 'Ada', mood: 'wild' }, { version: 3 }),
      row('note', { title: 'Fits', colour: 'red' }),
      row('gone', {}),
      card('nobody'),
    ]
    await store(page.id, stored)
    const { findings, outdated } = await checkDefinitions(app.payload)
    expect(outdated).toBe(1)
    const at = { path: page.path, status: 'published' }
    expect(findings).toMatchObject([
      { ...at, element: 'Person', id: stored[0]?.id, field: 'mood', problem: '"wild" does not fit' },
      { ...at, element: 'Note', field: 'colour', problem: '"note" has no such field' },
      { ...at, element: 'gone', field: null, problem: 'the slice "gone" does not exist' },
      { ...at, field: null, problem: 'Slice "person": upgrade() from version 1 failed: nobody has no name' },
    ])
    await store(page.id, [row('person', { firstName: 'Ada', mood: 'warm' }, { version: 3 }), card('Ada Lovelace')])
    expect((await checkDefinitions(app.payload)).findings).toEqual([])
  })

  it('is a command, as the migration is, and says by its exit code whether there is anything', async () => {
    const { code, output } = await voix('check')
    expect(output).toMatch(/\(published\), element "person-card" \(.+\): the slice "person-card" does not exist/)
    expect(code, output).toBe(1)
    const told = await voix('migrate', '--dry-run')
    expect(told.code, told.output).toBe(0)
    expect(told.output).toMatch(/Would upgrade 0 elements of 0 pages and 0 drafts/)
    const link = (url: string) => ({ type: 'link', fields: { linkType: 'custom', url } })
    const copy = { root: { type: 'root', children: [link('%252Fcontact%253Fa'), link('/a%2Fb')] } }
    const page = await createPage(app, { elements: [row('note')] })
    await store(page.id, [row('rich-text', { copy })])
    const repaired = await voix('migrate')
    expect(repaired.output).toContain('Repaired 2 addresses of links in 2 rows.')
    const urls = /"url":"([^"]+)"/g
    const stored = [...JSON.stringify(await storedOf(page.id)).matchAll(urls)].map(([, url]) => url)
    expect(stored).toEqual(['/contact?a', '/a%2Fb'])
    expect((await voix('migrate', '--forward')).output).toContain('Usage')
  })
})
