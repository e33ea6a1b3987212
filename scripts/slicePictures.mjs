#!/usr/bin/env node
// npm run slice-pictures: takes the images of the studio's palette, public/slices/<name>.webp, each of a slice on a
// page of a running demo (`VOIX_E2E_URL`, `VOIX_ADMIN_PASSWORD`). `-- hero press` limits it to slices whose name or
// family contains one of the words.
// A slice that shows nothing by itself (a space, a signal to the layout) keeps its drawing; fails if it has none.
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { readSlices } from './lib/readSlices.mjs'
import { runningDemo } from './lib/screens.mjs'
import { takeSlicePictures } from './lib/slicePictures.mjs'

const { baseURL, executablePath, account } = runningDemo()
const words = process.argv.slice(2)
const root = path.resolve(import.meta.dirname, '..')
const dir = path.join(root, 'public/slices')
const slices = (await readSlices(root)).filter(
  ({ name, family }) => words.length === 0 || words.some((word) => name.includes(word) || family === word),
)

fs.mkdirSync(dir, { recursive: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const unseen = await takeSlicePictures({ browser, baseURL, account, dir, names: slices.map(({ name }) => name) })
  console.log(`Took ${slices.length - unseen.length} pictures in public/slices.`)
  const drawn = unseen.filter((name) => fs.existsSync(path.join(dir, `${name}.svg`)))
  if (drawn.length > 0) console.log(`They show nothing by themselves, and keep their drawings: ${drawn.join(', ')}`)
  const missing = unseen.filter((name) => !drawn.includes(name))
  if (missing.length > 0) {
    console.error(`Not visible: ${missing.join(', ')}. Draw public/slices/<name>.svg.`)
    process.exitCode = 1
  }
} finally {
  await browser.close()
}
