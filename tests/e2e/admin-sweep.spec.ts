import { expect, test, type Page } from '@playwright/test'
import { sampleEach } from '../../scripts/lib/testing/lane.mjs'
import { lookAtAdmin } from './helpers/axe'
import { complaintsOf } from './helpers/complaints'
import { firstIds } from './helpers/firstIds'
import { createAccount, createPage, openStudio, row, signIn } from './helpers/studio'

// Distributes the roles over both workers.
test.describe.configure({ mode: 'parallel' })

/** Collections whose forms contain components of the product, with their entries in the navigation. */
const FORMS = [
  ['menus', 'Menus'],
  ['redirects', 'Redirects'],
  ['head-tags', 'Head tags'],
  ['users', 'Users'],
  ['media', 'Media'],
  ['specials', 'Special offers'],
  ['posts', 'Posts'],
  ['brands', 'Brands'],
  ['resorts', 'Resorts'],
  ['fact-sheets', 'Fact sheets'],
  ['booking-code-triggers', 'Booking code triggers'],
] as const

interface Screen {
  kind: string
  address: string
  /** The entry in the navigation. */
  entry: string
}

/** Returns the screens by kind. `npm test` visits one of each kind. */
function screensOf(idOf: (collection: string) => string): Screen[] {
  const kinds: Record<string, [address: string, entry: string][]> = {
    start: [['', 'Start']],
    pages: [['/pages', 'Pages']],
    table: [
      ['/caches', 'Caches'],
      ['/releases', 'Releases'],
      ['/audit-log', 'Audit log'],
      ['/reviews', 'Reviews'],
      ['/health', 'Health'],
      ['/trash', 'Trash'],
    ],
    list: [
      ['/media', 'Media'],
      ['/head-tags', 'Head tags'],
      ['/menus', 'Menus'],
      ['/redirects', 'Redirects'],
      ['/users', 'Users'],
    ],
    gallery: [
      ['/cookbook', 'Cookbook'],
      ['/slicer', 'Slicer'],
      ['/slicer/templates', 'Slicer'],
    ],
    piece: [
      ['/slicer/slices/hero', 'Slicer'],
      ['/slicer/templates/hero.opening', 'Slicer'],
    ],
    guide: [
      ['/slicer/design-guide', 'Slicer'],
      ['/style-guide', 'Style guide'],
    ],
    layout: [
      ['/layouts', 'Layouts'],
      ['/layouts/jewel', 'Layouts'],
    ],
    documentation: [
      ['/documentation', 'Documentation'],
      ['/documentation/docs/your-first-slice', 'Documentation'],
    ],
    profile: [['/profile', 'Profile']],
    making: [
      ['/pages/create', 'Pages'],
      ['/pages/copy', 'Pages'],
      [`/pages/copy?page=${idOf('pages')}`, 'Pages'],
      [`/specials/copy/${idOf('specials')}`, 'Special offers'],
      [`/pages/translate?page=${idOf('pages')}`, 'Pages'],
    ],
    create: FORMS.map(([name, entry]) => [`/${name}/create`, entry]),
    form: FORMS.map(([name, entry]) => [`/${name}/${idOf(name)}`, entry]),
  }
  return Object.entries(kinds).flatMap(([kind, screens]) =>
    screens.map(([address, entry]) => ({ kind, address, entry })),
  )
}

/** Screens that a role may not open: those of administrators, and for reviewers those that create documents. */
const WITHHELD = {
  administrator: /^$(?!)/,
  editor: /^\/(?:audit-log|layouts|head-tags|users|caches|slicer|style-guide)/,
  reviewer:
    /^\/(?:audit-log|layouts|head-tags|users|caches|slicer|style-guide|trash|pages\/copy|pages\/create|specials\/copy|[\w-]+\/create)/,
}

for (const [role, colorScheme] of [
  ['administrator', 'light'],
  ['editor', 'dark'],
  ['reviewer', 'light'],
] as const) {
  test(`screens of the admin have a heading, a place in the navigation, no fault that axe finds and no complaint of the browser (${role}, ${colorScheme})`, async ({
    browser,
    baseURL,
  }) => {
    const viewport = { width: 1600, height: 900 }
    const context = await browser.newContext({ baseURL, colorScheme, viewport, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await signIn({ page })
    const headers = { Origin: new URL(baseURL ?? '').origin }
    const idOf = await firstIds(async (path) => (await page.request.get(path, { headers })).json())
    const screens = screensOf(idOf).filter(({ address }) => !WITHHELD[role].test(address))
    // Each role visits other screens of a kind; editors and reviewers visit some kinds only.
    const own = sampleEach(screens, ({ kind }) => `${role} ${kind}`)
    const chosen = role === 'administrator' ? own : sampleShare(own, role)
    test.setTimeout(60_000 + chosen.length * 20_000)
    if (role !== 'administrator') {
      const account = await createAccount({ request: page.request, role, baseURL: baseURL ?? '' })
      await context.clearCookies()
      await signIn({ page, account })
    }
    const findings: string[] = []
    const complaints = complaintsOf(page)
    for (const screen of chosen) findings.push(...(await look(page, screen)))
    expect(complaints).toEqual([])
    // An unknown path has the shell, too.
    await page.goto('/voix/nothing-of-ours')
    await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Pages' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing found' })).toBeVisible()
    findings.push(...(await lookAtAdmin(page, 'what is not there')))
    await context.close()
    expect(findings).toEqual([])
  })
}

/** Returns a third of the kinds. */
function sampleShare(screens: readonly Screen[], role: string): Screen[] {
  const kinds = [...new Set(screens.map(({ kind }) => kind))]
  return sampleEach(screens, ({ kind }) => `${role} share ${kinds.indexOf(kind) % Math.ceil(kinds.length / 3)}`)
}

async function look(page: Page, { address, entry }: Screen): Promise<string[]> {
  await page.goto(`/voix${address}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const navigation = page.getByRole('navigation', { name: 'Admin' })
  await expect(navigation.getByRole('link', { name: entry, exact: true })).toHaveAttribute('aria-current', 'page')
  return lookAtAdmin(page, address)
}

test('the sign-in and the refusal of an agent have no fault that axe finds, and the browser complains of neither', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn({ page })
  const account = await createAccount({ request: page.request, role: 'agent', baseURL: baseURL ?? '' })
  const own = await browser.newPage({ baseURL, reducedMotion: 'reduce' })
  const complaints = complaintsOf(own)
  await own.goto('/voix/pages')
  await expect(own).toHaveURL(/\/voix\/login/)
  expect(await lookAtAdmin(own, 'login')).toEqual([])
  await signIn({ page: own, account })
  await own.goto('/voix/pages')
  await expect(own).toHaveURL(/\/voix\/unauthorized/)
  await expect(own.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
  expect(await lookAtAdmin(own, 'unauthorized')).toEqual([])
  expect(complaints).toEqual([])
  await own.close()
})

test('the start page finds what one works on and what has a word in its title', async ({ page }) => {
  await signIn({ page })
  await page.goto('/voix')
  await expect(page.getByRole('heading', { name: 'Editing now' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search everything' }).fill('Bahía Serena')
  const found = page.getByRole('region', { name: 'What was found' })
  await expect(found.getByRole('heading', { name: 'Pages' })).toBeVisible()
  await expect(found.getByRole('heading', { name: 'Resorts' })).toBeVisible()
  await found
    .getByRole('link', { name: /Bahía Serena/ })
    .first()
    .click()
  await page.waitForURL(/\/voix\/(studio|collections)\//)
})

test('the browser complains of nothing in the studio, on the debug screen and in an editor of JSON, and the admin runs no script that was put in', async ({
  page,
  baseURL,
}) => {
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [row('introduction', { title: 'Calm' })] })
  const complaints = complaintsOf(page)
  const { frame } = await openStudio({ page, id })
  await expect(frame.getByText('Calm')).toBeVisible()
  await page.goto('/voix-debug?path=/')
  expect(await lookAtAdmin(page, 'debug')).toEqual([])
  await page.getByLabel('Path').fill('/is/nowhere')
  await page.getByLabel('Path').press('Enter')
  await expect(page.getByText('There is no page at /is/nowhere for visitors.')).toBeVisible()
  await page.goto('/voix/collections/head-tags/create')
  const attributes = page.locator('textarea[name=attributes]')
  await attributes.fill('{ "name": ')
  await attributes.fill('{ "name": "theme-color", "content": "#123456" }')
  await page.locator('#field-name').fill('Colour')
  await page.locator('#action-save').click()
  await page.waitForURL(/head-tags\/[0-9a-f-]{36}/)
  await expect(attributes).toHaveValue(/"theme-color"/)
  expect(complaints).toEqual([])
  const runs = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.wasRun = true'
    document.body.append(script)
    return 'wasRun' in window
  })
  expect(runs).toBe(false)
})
