import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { createDatabase, openTestPostgres, type TestPostgres } from '../helpers/postgres'
import { startServer } from '../../scripts/lib/testing/startServer.mjs'
import { tell } from './helpers/scale'

const ROOT = path.resolve(import.meta.dirname, '../..')

let postgres: TestPostgres
let dir: string
beforeAll(async () => {
  postgres = await openTestPostgres()
  dir = await mkdtemp(path.join(tmpdir(), 'voix-restored-'))
})
afterAll(async () => {
  await postgres?.stop()
  await rm(dir, { recursive: true, force: true })
})

// Only in `npm run test:reliability`. `tests/int/backup.spec.ts` compares rows, files and settings in every run.
it('a backup restored into an empty folder is the same site, byte for byte, and served from its cache again', async () => {
  const port = await findFreePort()
  const first = { dataDir: path.join(dir, 'first'), database: await createDatabase({ base: postgres.url }) }
  const second = { dataDir: path.join(dir, 'second'), database: await createDatabase({ base: postgres.url }) }
  const file = path.join(dir, 'site.tar.gz')
  try {
    const before = await whileServed({ ...first, port }, async (url) => {
      const paths = await addressesOf(url)
      await visit({ url, paths })
      return visit({ url, paths })
    })
    await command('backup', file, first)
    await command('restore', file, second)
    await whileServed({ ...second, port }, async (url) => {
      expect(await addressesOf(url)).toEqual([...before.keys()])
      expect(textsOf(await visit({ url, paths: [...before.keys()] }))).toEqual(textsOf(before))
      const again = await visit({ url, paths: [...before.keys()] })
      expect(textsOf(again)).toEqual(textsOf(before))
      expect(new Set([...again.values()].map(({ cache }) => cache))).toEqual(new Set(['HIT']))
    })
    tell(`${before.size} pages restored, byte for byte the same`)
    expect(before.size).toBeGreaterThan(20)
  } finally {
    await Promise.all([first.database.drop(), second.database.drop()])
  }
})

interface Installation {
  dataDir: string
  database: { url: string }
}

/** Runs the work on the product's own server, which fills an empty installation with the demo. */
async function whileServed<Result>(
  { dataDir, database, port }: Installation & { port: number },
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({ dataDir, port, databaseUrl: database.url })
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

async function command(name: 'backup' | 'restore', file: string, { dataDir, database }: Installation) {
  const env = { ...process.env, VOIX_DATA_DIR: dataDir, DATABASE_URL: database.url }
  await promisify(execFile)(process.execPath, [`scripts/${name}.mjs`, file], { cwd: ROOT, env })
}

async function addressesOf(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname).sort()
}

type Seen = Map<string, { hash: string; cache: string | null }>

async function visit({ url, paths }: { url: string; paths: string[] }): Promise<Seen> {
  const seen: Seen = new Map()
  for (const address of paths) {
    const response = await fetch(url + address)
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.status, address).toBe(200)
    const hash = createHash('sha256').update(body).digest('hex')
    seen.set(address, { hash, cache: response.headers.get('x-nextjs-cache') })
  }
  return seen
}

function textsOf(seen: Seen): Record<string, string> {
  return Object.fromEntries([...seen].map(([address, { hash }]) => [address, hash]))
}
