import { defineConfig } from '@playwright/test'
import shared from './playwright.config'

/** `npm run test:first-slice`: what the README promises a newcomer, in a fresh clone, with `npm run dev`. */
export default defineConfig({
  ...shared,
  testDir: 'tests/first-slice',
  outputDir: 'test-results/first-slice',
  globalSetup: undefined,
  workers: 1,
  // Nothing is compiled yet, and a machine may be slow.
  timeout: 420_000,
  expect: { timeout: 120_000 },
})
