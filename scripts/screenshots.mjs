#!/usr/bin/env node
// npm run screenshots: takes the README's screenshots from a running demo (`VOIX_E2E_URL=http://localhost:3000`). The
// studio needs VOIX_ADMIN_EMAIL and VOIX_ADMIN_PASSWORD of that installation. `-- admin` takes every screen of the
// admin instead, for review; `-- admin slicer users` those whose address contains one of the words. `-- docs` takes the
// screenshots of the documentation at `/voix/documentation`, `-- docs translation` one of them.
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { takeAdmin } from './lib/adminScreens.mjs'
import { takeDocs } from './lib/docsScreens.mjs'
import { runningDemo, settle, signIn } from './lib/screens.mjs'

const { baseURL, executablePath, account } = runningDemo()
const dir = path.resolve(import.meta.dirname, '../docs/screenshots')

fs.mkdirSync(dir, { recursive: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  if (process.argv.includes('admin')) {
    const target = path.resolve('.data/screenshots/admin')
    const only = process.argv.slice(process.argv.indexOf('admin') + 1)
    await takeAdmin({ browser, baseURL, account, dir: target, only })
    console.log(`The screens of the admin are in ${target}`)
  } else if (process.argv.includes('docs')) {
    const only = process.argv.slice(process.argv.indexOf('docs') + 1)
    await takeDocs({ browser, baseURL, account, dir: path.resolve('public/voix/pictures'), only })
  } else {
    await takeSite({ address: '/', name: 'home' })
    await takeSite({ address: '/resorts/bahia-serena', name: 'resort' })
    await takeStudio()
  }
} finally {
  await browser.close()
}

/** The upper 1,600 pixels of a page. */
async function takeSite({ address, name }) {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await page.goto(address)
  await page.addStyleTag({ content: 'nextjs-portal { display: none }' })
  await settle(page)
  await save({
    name,
    picture: await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: 1280, height: 1600 } }),
  })
  await page.close()
}

/** The studio on the home page, with its hero selected. */
async function takeStudio() {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await signIn(page, account)
  const { id } = await (await page.request.get('/api/pages/by-path?path=/')).json()
  await page.goto(`/voix/studio/${id}`)
  const preview = page.frameLocator('iframe[name=voix-preview]')
  await preview.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
  await page.getByRole('treeitem', { name: /hero/i }).first().click()
  await page.getByRole('textbox', { name: /title/i }).first().waitFor({ timeout: 60_000 })
  await page.addStyleTag({ content: 'nextjs-portal { display: none }' })
  for (const frame of page.frames()) await settle(frame)
  await save({ name: 'studio', picture: await page.screenshot() })
  await page.close()
}

async function save({ name, picture }) {
  const file = path.join(dir, `${name}.jpg`)
  const { size } = await sharp(picture).jpeg({ quality: 82, mozjpeg: true }).toFile(file)
  console.log(`${path.relative(process.cwd(), file)}: ${Math.round(size / 1000)} kB`)
}
