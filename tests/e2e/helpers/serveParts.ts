import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { bundleParts } from '../../../src/islands/build/buildParts.mjs'

/** Serves the application's client parts as built for another runtime. */
export async function serveParts(page: Page, runtime: 'preact'): Promise<() => Promise<void>> {
  const out = await mkdtemp(path.join(tmpdir(), 'voix-parts-'))
  const loader = await bundleParts({ projectDir: process.cwd(), partsDirs: ['src'], runtime, out })
  await page.route('**/_next/static/voix/*.js', (route) => {
    const file = path.basename(new URL(route.request().url()).pathname)
    return route.fulfill({ path: path.join(out, file.startsWith('loader-') ? loader : file) })
  })
  return () => rm(out, { recursive: true })
}
