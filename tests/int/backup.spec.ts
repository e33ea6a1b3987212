import { createHash, randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
} from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  backUpBeforeMigration,
  refuseUnfinishedRestore,
  restoreBackup,
  writeBackup,
} from '../../scripts/lib/backup/backup.mjs'
import { readSchema } from '../../scripts/lib/backup/schema.mjs'
import { createPage, row, startApp, type App } from './helpers/app'
import { createDatabase } from './helpers/database'

let app: App
let source: { databaseUrl: string; dataDir: string }
beforeAll(async () => {
  app = await startApp()
  source = { databaseUrl: String(process.env.DATABASE_URL), dataDir: String(process.env.VOIX_DATA_DIR) }
  await writeFile(path.join(source.dataDir, 'settings.json'), '{ "secret": "kept" }')
  const data = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'blue.png', size: data.length }
  const media = await app.payload.create({ collection: 'media', data: { alt: 'Blue' }, file, overrideAccess: true })
  const title = 'Tab\t, line\n, backslash \\N, quote \' and "ü 🌴"'
  const image = [{ breakpoint: 'default', media: media.id }]
  for (let made = 0; made < 20; made += 1) await createPage(app, { elements: [row('hero', { title, image })] })
})
afterAll(() => app?.stop())

let dir: string
let file: string
let target: Awaited<ReturnType<typeof createDatabase>>
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'voix-backup-'))
  file = path.join(dir, 'site.tar.gz')
  target = await createDatabase()
})
afterEach(async () => {
  await target.drop()
  await rm(dir, { recursive: true, force: true })
})

const restore = () =>
  restoreBackup({ file, dataDir: path.join(dir, 'data'), openDatabase: () => Promise.resolve(target.url) })

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Returns the schema, and the number of rows and a hash over all rows of each table. */
const describeDatabase = (url: string) =>
  withClient(url, async (client) => {
    await client.query('begin')
    const schema = await readSchema(client)
    const rows: Record<string, unknown> = {}
    for (const { name } of schema.tables as { name: string }[]) {
      const counted = await client.query<{ count: number; hash: string | null }>(
        `select count(*)::int as count, md5(string_agg(t::text, chr(1) order by t::text)) as hash from ${name} t`,
      )
      if (name !== 'public.voix_expired_tags') rows[name] = counted.rows[0]
    }
    return { schema, rows }
  })

function describeFolder(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map((entry) => {
      const own = path.join(entry.parentPath, entry.name)
      return [path.relative(folder, own), createHash('sha256').update(readFileSync(own)).digest('hex')]
    }),
  )
}

describe('a backup', () => {
  it('restored into an empty folder and database is the same site: schema, rows, files and settings', async () => {
    await writeBackup({ ...source, file })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await restore()
    const before = await describeDatabase(source.databaseUrl)
    expect(await describeDatabase(target.url)).toEqual(before)
    expect(before.rows['public.pages']).toMatchObject({ count: 20 })
    const [from, to] = [source.dataDir, path.join(dir, 'data')]
    expect(describeFolder(path.join(to, 'media'))).toEqual(describeFolder(path.join(from, 'media')))
    expect(Object.keys(describeFolder(path.join(to, 'media')))).toContain('blue.png')
    expect(await readFile(path.join(to, 'settings.json'), 'utf8')).toBe('{ "secret": "kept" }')
    expect(readdirSync(to).sort()).toEqual(['media', 'settings.json'])
    await withClient(target.url, (client) =>
      expect(client.query('insert into pages select * from pages limit 1')).rejects.toThrow('duplicate key'),
    )
  })

  it('is of one moment, whoever writes meanwhile', async () => {
    const before = await describeDatabase(source.databaseUrl)
    let isWriting = true
    let hasBegun: () => void = () => undefined
    const begun = new Promise<void>((resolve) => (hasBegun = resolve))
    const writing = withClient(source.databaseUrl, async (client) => {
      while (isWriting) {
        const id = randomUUID()
        await client.query(
          `with one as (insert into audit_events (id, event) values ($1, 'test')) insert into redirects (id, "from") values ($1, $2)`,
          [id, `/${id}`],
        )
        hasBegun()
      }
    })
    try {
      await begun
      await writeBackup({ ...source, file })
    } finally {
      isWriting = false
      await writing
    }
    await restore()
    const after = await describeDatabase(target.url)
    const countIn = ({ rows }: typeof after, table: string) => (rows[table] as { count: number }).count
    const added = (table: string) => countIn(after, table) - countIn(before, table)
    expect(added('public.redirects')).toBe(added('public.audit_events'))
    expect(added('public.redirects')).toBeGreaterThan(0)
  })

  it('that is damaged changes nothing', async () => {
    await writeBackup({ ...source, file })
    truncateSync(file, Math.floor(statSync(file).size / 2))
    await expect(restore()).rejects.toThrow()
    expect(readdirSync(path.join(dir, 'data'))).toEqual([])
    expect((await describeDatabase(target.url)).rows).toEqual({})
    await expect(writeBackup({ ...source, file })).rejects.toThrow('nothing is overwritten')
  })

  it.each([
    [
      'a symbolic link',
      (from: string) => symlinkSync('/etc', path.join(from, 'media/out')),
      'other than files and folders',
    ],
    [
      'a hard link',
      (from: string) => linkSync(path.join(from, 'a'), path.join(from, 'b')),
      'other than files and folders',
    ],
    ['a path outside', () => undefined, 'leads out of the folder'],
    [
      'more than the disk has room for',
      (from: string) => truncateSync(path.join(from, 'a'), 2 ** 42),
      'unpacks to 4398.0 GB, and the disk has',
    ],
  ])('that holds %s is refused, and nothing is changed', async (what, plant, words) => {
    const from = path.join(dir, 'from')
    mkdirSync(path.join(from, 'media'), { recursive: true })
    appendFileSync(path.join(from, 'a'), 'a')
    plant(from)
    appendFileSync(path.join(dir, 'beside'), 'x')
    const names = what === 'a path outside' ? ['.', '../beside'] : ['.']
    execFileSync('tar', ['-c', '-S', '-z', '-P', '-f', file, '-C', from, ...names])
    await expect(restore()).rejects.toThrow(words)
    expect(readdirSync(path.join(dir, 'data'))).toEqual([])
    expect((await describeDatabase(target.url)).rows).toEqual({})
  })

  it('overwrites neither a data folder nor a database', async () => {
    await writeBackup({ ...source, file })
    await withClient(target.url, (client) => client.query('create table other (id int)'))
    await expect(restore()).rejects.toThrow('The database of DATABASE_URL is not empty')
    expect(() => refuseUnfinishedRestore(path.join(dir, 'data'))).toThrow('was interrupted')
    await withClient(target.url, (client) => client.query('drop table other'))
    await restore()
    refuseUnfinishedRestore(path.join(dir, 'data'))
    await expect(restore()).rejects.toThrow('is not empty: set VOIX_DATA_DIR')
  })

  it('names what it cannot hold', async () => {
    await withClient(target.url, (client) => client.query('create view glance as select 1 as one'))
    const backup = writeBackup({ databaseUrl: target.url, dataDir: path.join(dir, 'data'), file })
    await expect(backup).rejects.toThrow('public.glance (v)')
  })

  it('is made before a migration, and the three newest of these are kept', async () => {
    const dataDir = path.join(dir, 'data')
    const made: string[] = []
    for (let time = 0; time < 5; time += 1) {
      made.push(await backUpBeforeMigration({ databaseUrl: target.url, dataDir }))
      if (time === 0) appendFileSync(path.join(dataDir, 'backups/by-hand.tar.gz'), '')
    }
    const kept = made.slice(-3).map((each) => path.basename(each))
    expect(readdirSync(path.join(dataDir, 'backups')).sort()).toEqual([...kept, 'by-hand.tar.gz'].sort())
  })
})
