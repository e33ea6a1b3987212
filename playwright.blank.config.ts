import { defineConfig } from '@playwright/test'
import shared from './playwright.config'

/** `npm run test:blank`: the packed product in an application that was there before it. */
export default defineConfig({
  ...shared,
  testDir: 'tests/blank',
  outputDir: 'test-results/blank',
  testMatch: '*.spec.ts',
  globalSetup: './tests/blank/setup.ts',
  workers: 1,
  // The setup says where the application is served.
  use: { ...shared.use, baseURL: undefined },
})
