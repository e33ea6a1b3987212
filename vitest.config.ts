import fs from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { canMount } from './scripts/lib/testing/canMount.mjs'
import { isWholeProof, repeats, WHOLE_PROOF_ONLY } from './scripts/lib/testing/lane.mjs'

const at = (file: string) => path.resolve(import.meta.dirname, file)

// As in tsconfig.base.json.
const alias = [
  { find: '@payload-config', replacement: at('payload.config.ts') },
  { find: /^@\//, replacement: at('src') + '/' },
  { find: /^voix$/, replacement: at('src/exports/index.ts') },
  { find: /^voix\/next$/, replacement: at('src/host/withVoix.mjs') },
  { find: /^voix\//, replacement: at('src/exports') + '/' },
]

/** What `npm test` leaves to `npm run test:all`. */
const exclude = isWholeProof() ? [] : [WHOLE_PROOF_ONLY]
const unitTests = ['src', 'scripts', 'tests/architecture'].flatMap((dir) =>
  fs
    .readdirSync(at(dir), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.spec\.tsx?$/.test(name) && (isWholeProof() || !/\.all\.spec\./.test(name)))
    .map((name) => `${dir}/${name}`),
)
/** Who puts another module in the place of one needs modules of its own. */
const mocks = (file: string) => fs.readFileSync(at(file), 'utf8').includes('vi.mock(')

export default defineConfig({
  resolve: { alias },
  test: {
    setupFiles: ['tests/helpers/propertySetup.ts'],
    // They end what hangs. A machine that others load needs most of them.
    testTimeout: repeats({ test: 5, all: 30 }) * 60_000,
    hookTimeout: 10 * 60_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unitTests.filter((file) => !mocks(file)),
          // A module is read once per worker and not once per file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'unit-mocks', include: unitTests.filter(mocks) },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/component/**/*.spec.tsx'],
          exclude,
          // The whole studio is read once per worker and not once per file; what tests share they clear (see the setup).
          isolate: false,
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: { settings: { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true } },
          },
          setupFiles: ['tests/component/helpers/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['tests/int/**/*.spec.ts'],
          exclude,
          globalSetup: ['tests/helpers/intSetup.ts'],
          setupFiles: ['tests/helpers/intFile.ts'],
          isolate: false,
          // Each file starts a Payload of its own: two at a time is what two cores bear.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.spec.ts'],
          exclude,
          globalSetup: ['tests/http/setup.ts'],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'reliability',
          include: ['tests/reliability/**/*.spec.ts'],
          exclude: [...exclude, ...(canMount() ? [] : ['tests/reliability/disks.spec.ts'])],
          // Each file has a PostgreSQL and a server of its own, which it kills, fills and crowds.
          fileParallelism: false,
          testTimeout: 60 * 60_000,
        },
      },
    ],
  },
})
