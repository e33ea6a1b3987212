import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  version?: string
  link?: boolean
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> }

/** Returns every locked copy of a package: one at the top, others inside packages with another version range. */
const copiesOf = (name: string) =>
  Object.entries(lock.packages)
    .filter(([where]) => where === `node_modules/${name}` || where.endsWith(`/node_modules/${name}`))
    .map(([where, { version }]) => ({ where, version: version ?? '' }))

const isAtLeast = (version: string, floor: string): boolean => {
  const [given, wanted] = [version, floor].map((text) => text.split('-')[0]?.split('.').map(Number) ?? [])
  for (const [index, part] of (wanted ?? []).entries()) {
    const other = given?.[index] ?? 0
    if (other !== part) return other > part
  }
  return true
}

describe('locked versions', () => {
  it('compares versions number by number', () => {
    expect(isAtLeast('16.10.0', '16.4.6')).toBe(true)
    expect(isAtLeast('16.4.6', '16.4.6')).toBe(true)
    expect(isAtLeast('16.4.5', '16.4.6')).toBe(false)
    expect(isAtLeast('0.44.7', '0.45.2')).toBe(false)
  })

  it.each([
    ['next', '16.4.6'],
    ['react', '19.3.0'],
    ['react-dom', '19.3.0'],
    ['sharp', '0.35.5'],
    ['drizzle-orm', '0.45.2'],
    ['dompurify', '3.4.17'],
  ])('has every copy of %s at or above %s, the security floor', (name, floor) => {
    const copies = copiesOf(name)
    expect(copies.length).toBeGreaterThan(0)
    expect(copies.filter(({ version }) => !isAtLeast(version, floor))).toEqual([])
  })

  it('has every Payload package at exactly 3.90.1, because Payload refuses mixed versions', () => {
    const family = Object.keys(lock.packages)
      .map((where) => where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length))
      .filter((name) => name === 'payload' || name.startsWith('@payloadcms/'))
    expect(family).toContain('payload')
    const others = [...new Set(family)].flatMap(copiesOf).filter(({ version }) => version !== '3.90.1')
    expect(others).toEqual([])
  })

  it('has TypeScript below 7, with which dependency-cruiser skips files silently', () => {
    const [typescript] = copiesOf('typescript')
    expect(typescript && isAtLeast(typescript.version, '7.0.0')).toBe(false)
  })

  it('pins every package that only the repository uses to one version', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
    const loose = Object.entries({ ...manifest.devDependencies }).filter(
      ([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range),
    )
    expect(loose).toEqual([])
  })

  it('names a version for every package, without which npm ci refuses the lock file', () => {
    const nameless = Object.entries(lock.packages).filter(([where, { version, link }]) => where && !version && !link)
    expect(nameless).toEqual([])
  })
})
