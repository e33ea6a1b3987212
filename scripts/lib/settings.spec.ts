import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeLogin, ensureAdmin, forgetChangedPassword, rememberShown, seedAdmin } from './admin.mjs'
import { makePassword, openSettings } from './settings.mjs'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'voix-settings-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const nothingAsked = { adminEmail: null, adminPassword: null }

describe('the settings of a data folder', () => {
  it('are made once', () => {
    const first = openSettings({ dataDir }).values
    expect(first.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(openSettings({ dataDir }).values).toEqual(first)
  })

  it('can be read by their owner only', () => {
    const { file } = openSettings({ dataDir })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('differ from folder to folder, so that two installations on one host share no session', () => {
    const other = openSettings({ dataDir: path.join(dataDir, 'other') }).values
    const mine = openSettings({ dataDir }).values
    expect(mine.secret).not.toBe(other.secret)
    expect(mine.cookiePrefix).not.toBe(other.cookiePrefix)
  })

  it('name the file that cannot be read', () => {
    const file = path.join(dataDir, 'settings.json')
    writeFileSync(file, '{')
    expect(() => openSettings({ dataDir })).toThrow(file)
  })
})

describe('the administrator', () => {
  it('gets a random password, which is kept', () => {
    const settings = openSettings({ dataDir })
    const admin = seedAdmin({ settings, options: nothingAsked })
    admin.remember()
    const again = openSettings({ dataDir })
    expect(seedAdmin({ settings: again, options: nothingAsked }).password).toBe(admin.password)
    expect(describeLogin({ settings: again, options: nothingAsked })).toContain(admin.password)
  })

  it('is told the random password once, and then where it stands', () => {
    const settings = openSettings({ dataDir })
    const { password, remember } = seedAdmin({ settings, options: nothingAsked })
    remember()
    rememberShown({ settings })
    const login = describeLogin({ settings: openSettings({ dataDir }), options: nothingAsked })
    expect(login).not.toContain(password)
    expect(login).toContain(settings.file)
  })

  it('who changed the random password finds it kept nowhere, and no start sets another', async () => {
    const settings = openSettings({ dataDir })
    const { password, remember } = seedAdmin({ settings, options: nothingAsked })
    remember()
    const startOn = (hash: string) =>
      forgetChangedPassword({ settings, client: { query: () => Promise.resolve({ rows: [{ hash }] }) } as never })
    await startOn('of the random one')
    await startOn('of the random one')
    expect(readFileSync(settings.file, 'utf8')).toContain(password)
    await startOn('of another one')
    expect(readFileSync(settings.file, 'utf8')).not.toContain(password)
    const options = { ...nothingAsked, adminEmail: 'admin@example.com' }
    const payload = () => Promise.reject(new Error('a password is set'))
    await expect(ensureAdmin({ settings, options, payload })).resolves.toBeUndefined()
  })

  it('can be given, and then the password is neither kept nor shown', () => {
    const settings = openSettings({ dataDir })
    const options = { adminEmail: 'a@example.com', adminPassword: 'Secret-123-secret' }
    seedAdmin({ settings, options }).remember()
    expect(readFileSync(settings.file, 'utf8')).not.toContain('Secret-123-secret')
    const login = describeLogin({ settings, options })
    expect(login).toContain('a@example.com')
    expect(login).not.toContain('Secret-123-secret')
  })

  it('has passwords of 24 letters and digits', () => {
    expect(makePassword()).toMatch(/^[A-Za-z0-9]{24}$/)
    expect(makePassword()).not.toBe(makePassword())
  })
})
