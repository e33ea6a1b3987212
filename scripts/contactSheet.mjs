#!/usr/bin/env node
// `npm run contact-sheet`: every slice with every template and with empty fields at 375, 768 and 1280 px, one sheet per family, from a running
// demo (`VOIX_E2E_URL`, `VOIX_ADMIN_PASSWORD`). `-- press resort-group`: slices alone whose name or family has one of the words.
// `-- pages` takes every page of the sitemap instead; `-- pages agents brands`: those alone whose address has one of the words.
// Fails with the list of what the browser complained of, and of what is wider than the page and, of pages, of pictures that
// did not come.
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
