import { readFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../../scripts/lib/postgres/embedded.mjs'
import { memoryDir } from '../../scripts/lib/testing/memoryDir.mjs'

const root = path.resolve(import.meta.dirname, '../..')

let dataDir: string
let servers: Awaited<ReturnType<typeof openPostgres>>[]
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(memoryDir(), 'voix-embedded-'))
  await chmod(dataDir, 0o755)
  servers = []
})
afterEach(async () => {
  for (const server of servers) await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const open = async (port: number | null = null) => {
  const server = await openPostgres({ root, dataDir, port, isThrowaway: true })
  servers.push(server)
  return server
}

const query = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const pidFile = () => path.join(dataDir, 'postgres/cluster/postmaster.pid')
const readPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

describe('the embedded PostgreSQL', () => {
  it('finds everything at the second start, and leaves nothing running after a stop', async () => {
    const first = await open()
    await query(first.urlOf('postgres'), 'create table kept as select 42 as answer')
    await first.stop()
    expect(first.isRunning()).toBe(false)
    const second = await open()
    expect(await query(second.urlOf('postgres'), 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('writes through to the disk', async () => {
    const server = await open()
    expect(await query(server.urlOf('postgres'), 'show fsync')).toEqual([{ fsync: 'on' }])
  })

  it('comes back after kill -9, on the same port, with every committed row', async () => {
    const server = await open()
    await query(server.urlOf('postgres'), 'create table kept as select 42 as answer')
    process.kill(readPid(), 'SIGKILL')
    await expect.poll(() => server.isRunning()).toBe(false)
    await server.restart()
    expect(await query(server.urlOf('postgres'), 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('starts over a lock file whose process id belongs to another program by now', async () => {
    const first = await open()
    const stale = readFileSync(pidFile(), 'utf8')
    await first.stop()
    writeFileSync(pidFile(), stale.replace(/^\d+/, String(process.pid)))
    const second = await open()
    expect(await query(second.urlOf('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('is joined by whoever finds it running', async () => {
    const first = await open()
    const second = await open()
    expect(second.port).toBe(first.port)
    expect(readPid()).toBeGreaterThan(0)
  })

  it('moves to another port when somebody else has its own', async () => {
    const blocker = await new Promise<Server>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => resolve(server))
    })
    const address = blocker.address()
    const taken = typeof address === 'object' && address ? address.port : 0
    const server = await open(taken)
    blocker.close()
    expect(server.port).not.toBe(taken)
    expect(await query(server.urlOf('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
