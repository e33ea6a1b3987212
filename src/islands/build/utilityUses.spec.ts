import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readUtilityUses } from './utilityUses.mjs'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'voix-uses-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
    writeFileSync(path.join(dir, name), text)
  }
}

it('gives a class to the layouts whose own files, and whose slices, name it, and to all what others name or nobody', () => {
  write({
    'layouts/jewel/config.ts': '',
    'layouts/jewel/Layout.tsx': 'className="gem shared own-jewel"',
    'layouts/azul/config.ts': '',
    'layouts/azul/Layout.tsx': 'className="night"',
    'blocks/brands/facet/config.ts': "layouts: ['jewel', 'azul'],",
    'blocks/brands/facet/Component.tsx': 'className="facet"',
    'blocks/brands/named/config.ts': 'layouts: JEWELS,',
    'blocks/brands/named/Component.tsx': 'className="by-name"',
    'blocks/brands/mixed/config.ts': "layouts: ['jewel', ...OTHERS],",
    'blocks/brands/mixed/Component.tsx': 'className="mixed"',
    'components/Card.tsx': 'className="shared"',
    'components/Card.spec.tsx': 'className="gem"',
  })
  const uses = readUtilityUses({
    slicesDir: path.join(dir, 'blocks'),
    layoutsDir: path.join(dir, 'layouts'),
    dirs: [dir],
  })
  const layoutsOf = (name: string) => ['jewel', 'azul', 'other'].filter((layout) => uses(name, layout))
  expect(layoutsOf('gem')).toEqual(['jewel'])
  expect(layoutsOf('night')).toEqual(['azul'])
  expect(layoutsOf('facet')).toEqual(['jewel', 'azul'])
  for (const name of ['shared', 'by-name', 'mixed', 'nowhere']) expect(layoutsOf(name)).toHaveLength(3)
})
