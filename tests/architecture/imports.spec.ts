import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Violation {
  from: string
  rule: { name: string }
}

/** Files that break a rule, added to a copy of the sources, and the rule that must report them. */
const PLANTED = [
  ['src/tree/planted.ts', `import '../slices/index'`, 'room-tree'],
  ['src/tree/plantedPackage.ts', `import 'payload'`, 'tree-imports-nothing'],
  ['src/slices/planted.ts', `import '../render/index'`, 'room-slices'],
  ['src/render/planted.ts', `import '../serve/index'`, 'room-render'],
  ['src/render/plantedDemo.ts', `import '../components/sound'`, 'product-never-imports-demo'],
  ['src/collections/core/planted.ts', `import '../../page/index'`, 'room-collections-core'],
  ['src/collections/content/planted.ts', `import '../../options/sound'`, 'room-collections-content'],
  ['src/page/planted.ts', `import '../plugin/index'`, 'room-page'],
  ['src/options/planted.ts', `import '../page/index'`, 'room-options'],
  ['src/plugin/planted.ts', `import '../studio/app/sound'`, 'room-plugin'],
  ['src/plugin/plantedDemo.ts', `import type { Sound } from '../content/sound'`, 'product-never-imports-demo'],
  ['src/serve/planted.ts', `import '../plugin/index'`, 'room-serve'],
  ['src/studio/app/planted.ts', `import '../../admin/sound'`, 'room-studio'],
  ['src/admin/planted.ts', `import '../plugin/index'`, 'room-admin'],
  ['src/studio/model/planted.ts', `import type { Sound } from '../session/sound'`, 'floor-studio-model'],
  ['src/studio/sync/planted.ts', `import '../api/sound'`, 'floor-studio-sync'],
  ['src/studio/panels/planted.ts', `import '../app/sound'`, 'floor-studio-panels'],
  ['src/studio/app/plantedRoom.ts', `import '../elsewhere/sound'`, 'floors-of-studio'],
  ['src/page/store/planted.ts', `import type { Sound } from '../rules/sound'`, 'floor-page-store'],
  ['src/page/rules/planted.ts', `import '../hooks/sound'`, 'floor-page-rules'],
  ['src/page/plantedRoom.ts', `import './planted'`, 'floors-of-page'],
  ['src/serve/cache/planted.ts', `import '../site/sound'`, 'floor-serve-cache'],
  ['src/serve/page/planted.ts', `import '../proxy/sound'`, 'floor-serve-page'],
  ['src/admin/server/planted.ts', `import '../views/sound'`, 'floor-admin-server'],
  ['src/front/planted.ts', `import '../host/sound'`, 'room-front'],
  ['src/islands/planted.ts', `import '../serve/index'`, 'room-islands'],
  [
    'src/studio/app/plantedServer.ts',
    `import { getPayload } from 'payload'\ngetPayload`,
    'client-never-imports-server',
  ],
  ['src/serve/plantedName.ts', `import 'voix/slices'`, 'room-serve'],
  ['src/host/planted.ts', `import '../plugin/index'`, 'room-host'],
  ['src/exports/planted.ts', `import '../components/sound'`, 'room-exports'],
  ['src/components/planted.ts', `import 'voix/render'`, 'room-components'],
  ['src/components/plantedPath.ts', `import '../exports/render/parts'`, 'product-by-no-path'],
  ['src/blocks/global/one/planted.ts', `import 'voix/serve'`, 'room-blocks'],
  ['src/blocks/global/one/plantedPath.ts', `import '../../../slices/index'`, 'product-by-its-name'],
  ['src/blocks/global/one/plantedSlice.ts', `import '../two/sound'`, 'slice-never-imports-slice'],
  ['src/blocks/global/one/config.ts', `import './Component'`, 'config-never-imports-tsx'],
  ['src/blocks/global/one/Planted.client.tsx', `import 'pg'`, 'client-never-imports-server'],
  ['src/blocks/registry/planted.ts', `import 'voix/serve'`, 'registry'],
  ['src/layouts/planted.ts', `import 'voix/slices'`, 'room-layouts'],
  ['src/collections/resort/planted.ts', `import 'voix'`, 'room-collections-resort'],
  ['src/content/planted.ts', `import 'voix/serve'`, 'room-content'],
  ['src/app/planted.ts', `import type { Sound } from '@/serve/index'`, 'product-by-its-name'],
  ['src/planted.ts', `import './exports/slices'`, 'product-by-no-path'],
  ['src/serve/plantedRoute.ts', `import '../app/sound'`, 'nobody-imports-app'],
  ['src/serve/cycle.ts', `import './cycleBack'`, 'no-cycle'],
  ['src/serve/plantedMissing.ts', `import './nowhere'`, 'no-unresolved'],
] as const

const SOUND = [
  'tree/index.ts',
  'slices/index.ts',
  'render/index.ts',
  'collections/core/sound.ts',
  'options/sound.ts',
  'page/index.ts',
  'page/rules/sound.ts',
  'page/hooks/sound.ts',
  'serve/site/sound.ts',
  'serve/proxy/sound.ts',
  'admin/views/sound.ts',
  'host/sound.ts',
  'plugin/index.ts',
  'serve/index.ts',
  'studio/api/sound.ts',
  'admin/sound.ts',
  'studio/app/sound.ts',
  'studio/elsewhere/sound.ts',
  'studio/session/sound.ts',
  'exports/index.ts',
  'exports/slices.ts',
  'exports/render.ts',
  'exports/render/parts.ts',
  'exports/collections.ts',
  'exports/serve.ts',
  'components/sound.ts',
  'content/sound.ts',
  'app/sound.ts',
  'blocks/global/one/Component.tsx',
  'blocks/global/two/sound.ts',
]

/** Imports that the rules allow. None of them may be reported. */
const ALLOWED = [
  ['src/slices/allowed.ts', `import '../tree/index'`],
  ['src/serve/allowed.ts', `import '../options/sound'\nimport '../render/index'`],
  ['src/host/allowed.ts', `import '../serve/site/sound'\nimport '../studio/app/sound'`],
  ['src/exports/allowed.ts', `import '../plugin/index'`],
  ['src/blocks/global/one/allowed.ts', `import 'voix/slices'\nimport 'voix/render/parts'`],
  ['src/layouts/allowed.ts', `import 'voix/render'`],
  ['src/collections/resort/allowed.ts', `import 'voix/collections'`],
  ['src/studio/ui/allowed.ts', `import type { Payload } from 'payload'\nexport type Own = Payload`],
  ['src/page/rules/allowedFloor.ts', `import '../store/planted'`],
  ['src/studio/ui/allowedFloor.ts', `import '../session/sound'\nimport '../api/sound'`],
  ['src/app/allowed.ts', `import 'voix/serve'\nimport '../components/sound'`],
] as const

let root: string
let violations: Violation[]

const write = (file: string, text: string) => {
  const target = path.join(root, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'voix-imports-'))
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json', 'package.json']) {
    cpSync(file, path.join(root, file))
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  for (const file of SOUND) write(`src/${file}`, 'export type Sound = string\n')
  write('src/serve/cycleBack.ts', `import './cycle'\n`)
  for (const [file, text] of [...PLANTED, ...ALLOWED]) write(file, `${text}\n`)
  violations = await cruise(root)
}, 120_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the import rules', () => {
  it.each(PLANTED)('catch %s with %s as %s', (file, _text, rule) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule)
  })

  it.each(ALLOWED)('allow %s with %s', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([])
  })
})

async function cruise(cwd: string): Promise<Violation[]> {
  const bin = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
  const args = [bin, 'src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: { stdout: string }) => error,
  )
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}
