import { defineConfig } from '@playwright/test'
import { isWholeProof, WHOLE_PROOF_ONLY } from './scripts/lib/testing/lane.mjs'

const port = process.env.VOIX_E2E_PORT ?? '3190'

const STUDIO = '**/studio*.spec.ts'
const LEFT_OUT = isWholeProof() ? [] : [WHOLE_PROOF_ONLY]

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  // Each run empties its folder first.
  outputDir: 'test-results/demo',
  workers: 2,
  // Five minutes and half a minute end what hangs; a machine that others load needs most of them.
  timeout: 300_000,
  // On a machine that others load, a test may be tried again; `npm test` names those that needed it.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // What the browser has compiled of the studio stays so from test to test, which saves a third of their work; what they leave behind is cleared.
  // The site comes first: it is compared with its preview, while nobody makes documents.
  projects: [
    { name: 'site', testIgnore: [STUDIO, ...LEFT_OUT] },
    { name: 'studio', testMatch: STUDIO, testIgnore: LEFT_OUT, use: { reuseContext: true } },
  ],
  use: {
    baseURL: process.env.VOIX_E2E_URL ?? `http://localhost:${port}`,
    // A trace of every test takes its share of two cores; the second try has one.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
