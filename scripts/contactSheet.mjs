#!/usr/bin/env node
// npm run contact-sheet: screenshots of every slice with every template and with empty fields at 375, 768 and 1280 px,
// one sheet per family, from a running demo (`VOIX_E2E_URL`, `VOIX_ADMIN_PASSWORD`). `-- press resort-group` limits it
// to slices whose name or family contains one of the words.
// `-- pages` takes every page of the sitemap instead; `-- pages agents brands` those whose address contains one of the
// words.
// Fails with a list of the browser's errors, of content wider than the page and, for pages, of images that failed to
// load.
import path from 'node:path'
import { chromium } from '@playwright/test'
import { takeContactSheets } from './lib/contactSheet.mjs'
import { takePageSheets } from './lib/pageSheets.mjs'
import { readSlices } from './lib/readSlices.mjs'
import { runningDemo } from './lib/screens.mjs'

const { baseURL, executablePath, account } = runningDemo()
const words = process.argv.slice(2)
const dir = path.resolve('reports/contact-sheet')

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const complaints = words[0] === 'pages' ? await takePages() : await takeSlices()
  for (const complaint of complaints) console.error(complaint)
  if (complaints.length > 0) process.exitCode = 1
} finally {
  await browser.close()
}

async function takePages() {
  const complaints = await takePageSheets({ browser, baseURL, dir: path.join(dir, 'pages'), words: words.slice(1) })
  console.log(`The sheets of the pages are in ${dir}`)
  return complaints
}

async function takeSlices() {
  const slices = (await readSlices(path.resolve(import.meta.dirname, '..'))).filter(
    ({ name, family }) => words.length === 0 || words.some((word) => name.includes(word) || family === word),
  )
  const complaints = await takeContactSheets({ browser, baseURL, account, dir, slices })
  console.log(`The sheets of ${slices.length} slices are in ${dir}`)
  return complaints
}
