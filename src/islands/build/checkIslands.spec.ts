import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { checkIslands } from './checkIslands.mjs'

/** Checks an application with one slice and further files. */
async function check(files: Record<string, string>) {
  const projectDir = await mkdtemp(path.join(tmpdir(), 'voix-islands-'))
  const slice = path.join(projectDir, 'blocks/global/clock')
  await mkdir(slice, { recursive: true })
  const all = { 'config.ts': '', 'Late.client.tsx': `'use client'\nexport const Late = () => null`, ...files }
  for (const [name, text] of Object.entries(all)) await writeFile(path.join(slice, name), text)
  return checkIslands({ projectDir, slicesDir: path.join(projectDir, 'blocks') })
}

it('refuses a component for the browser outside an island, naming slice and file', async () => {
  const direct = { 'Component.tsx': `import { Late } from './Late.client'\nexport const Clock = () => <Late />` }
  await expect(check(direct)).rejects.toThrow('the slice "clock" uses blocks/global/clock/Late.client.tsx')
  const further = {
    'Component.tsx': `import { Face } from './Face'\nexport const Clock = () => <Face />`,
    'Face.tsx': `import { Late } from './Late.client'\nexport const Face = () => <Late />`,
  }
  await expect(check(further)).rejects.toThrow('the slice "clock" uses blocks/global/clock/Late.client.tsx')
  const itself = { 'Component.tsx': `// Why.\n'use client'\nexport const Clock = () => null` }
  await expect(check(itself)).rejects.toThrow('the slice "clock" uses blocks/global/clock/Component.tsx')
})

it('takes one that an island loads, and its types', async () => {
  const files = {
    'Component.tsx': `import { late } from './late.part'\nimport type { Late } from './Late.client'\nexport const Clock = () => late`,
    'late.part.ts': `'use client'\nimport { part } from 'voix/render'\nexport const late = part('late', () => import('./Late.client'))`,
  }
  await expect(check(files)).resolves.toBeUndefined()
})
