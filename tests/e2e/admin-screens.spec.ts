import { expect, test, type Page } from '@playwright/test'
import { lookAtAdmin } from './helpers/axe'
import { complaintsOf } from './helpers/complaints'
import { firstIds } from './helpers/firstIds'
import { createAccount, signIn } from './helpers/studio'

/** Of the collections whose forms have parts of ours, with their places in the navigation. */
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

/** Screens with their places in the navigation; those of administrators alone are marked. */
type Screen = [address: string, entry: string, only?: 'administrator']

function screensOf(idOf: (collection: string) => string, isNew: boolean): Screen[] {
  return [
    ['', 'Start'],
    ['/caches', 'Caches'],
    ['/releases', 'Releases'],
    ['/audit-log', 'Audit log', 'administrator'],
    ['/pages', 'Pages'],
    ['/pages/create', 'Pages'],
    ['/reviews', 'Reviews'],
    ['/cookbook', 'Cookbook'],
    ['/slicer', 'Slicer'],
    ['/slicer/slices/hero', 'Slicer'],
    ['/slicer/templates', 'Slicer'],
    ['/slicer/templates/hero.opening', 'Slicer'],
    ['/slicer/design-guide', 'Slicer'],
    ['/style-guide', 'Style guide'],
    ['/layouts', 'Layouts', 'administrator'],
    ['/layouts/jewel', 'Layouts', 'administrator'],
    ['/media', 'Media'],
    ['/head-tags', 'Head tags', 'administrator'],
    ['/menus', 'Menus'],
    ['/profile', 'Profile'],
    ['/documentation', 'Documentation'],
    ['/documentation/docs/your-first-slice', 'Documentation'],
    ['/redirects', 'Redirects'],
    ['/users', 'Users', 'administrator'],
    ['/pages/copy', 'Pages'],
    [`/pages/copy?page=${idOf('pages')}`, 'Pages'],
    [`/specials/copy/${idOf('specials')}`, 'Special offers'],
    [`/pages/translate?page=${idOf('pages')}`, 'Pages'],
    ['/trash', 'Trash'],
    ...FORMS.map(([name, entry]): Screen => {
      const address = isNew ? `/${name}/create` : `/${name}/${idOf(name)}`
      return ['users', 'head-tags'].includes(name) ? [address, entry, 'administrator'] : [address, entry]
    }),
  ]
}

/** What reviewers do not get: they make and copy nothing, empty no caches, and take nothing out of the trash. */
const MAKING = /^\/(?:caches|trash|pages\/copy|pages\/create|specials\/copy)/

interface Walk {
  page: Page
  screens: readonly Screen[]
  findings: string[]
}

/** Looks at screens one after the other: each has its name, its place in the navigation, and no fault that axe finds. */
async function look({ page, screens, findings }: Walk): Promise<void> {
  for (const [address, entry] of screens) {
    await page.goto(`/voix${address}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const navigation = page.getByRole('navigation', { name: 'Admin' })
    await expect(navigation.getByRole('link', { name: entry, exact: true })).toHaveAttribute('aria-current', 'page')
    findings.push(...(await lookAtAdmin(page, address)))
  }
}

// Each form in one of the themes as it is made, in the other as it is changed; whatever editors get is looked at as one of them, in the dark.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`the screens of the shell have names and no fault that axe finds (${colorScheme})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    const viewport = { width: 1600, height: 900 }
    const open = () => browser.newContext({ baseURL, colorScheme, viewport, reducedMotion: 'reduce' })
    const page = await (await open()).newPage()
    await signIn({ page })
    const idOf = await firstIds(page.request, new URL(baseURL ?? '').origin)
    const screens = screensOf(idOf, colorScheme === 'light')
    const ofEditors = screens.filter(([, , only]) => only === undefined)
    const findings: string[] = []
    const complaints = complaintsOf(page)
    if (colorScheme === 'light') await look({ page, screens, findings })
    else {
      await look({ page, screens: screens.filter(([, , only]) => only !== undefined), findings })
      const editor = await (await open()).newPage()
      await signIn({
        page: editor,
        account: await createAccount({ request: page.request, role: 'editor', baseURL: baseURL ?? '' }),
      })
      const ofEditor = complaintsOf(editor)
      await look({ page: editor, screens: ofEditors, findings })
      expect(ofEditor).toEqual([])
      await editor.close()
    }
    expect(complaints).toEqual([])
    // What is not there stands in the shell, too.
    await page.goto('/voix/nothing-of-ours')
    await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Pages' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing found' })).toBeVisible()
    findings.push(...(await lookAtAdmin(page, 'what is not there')))
    await page.close()
    expect(findings).toEqual([])
  })
}

test('reviewers find theirs as clean, and whoever is no staff is told so', async ({ page, browser, baseURL }) => {
  test.setTimeout(600_000)
  await signIn({ page })
  const idOf = await firstIds(page.request, new URL(baseURL ?? '').origin)
  const screens = screensOf(idOf, false).filter(([address, , only]) => only === undefined && !MAKING.test(address))
  const findings: string[] = []
  const complaints: string[] = []
  for (const role of ['reviewer', 'agent', 'nobody'] as const) {
    const viewport = { width: 1600, height: 900 }
    const own = await (await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })).newPage()
    const account =
      role === 'nobody' ? null : await createAccount({ request: page.request, role, baseURL: baseURL ?? '' })
    if (account) await signIn({ page: own, account })
    const told = complaintsOf(own)
    if (role === 'reviewer') await look({ page: own, screens, findings })
    else {
      await own.goto('/voix/pages')
      await expect(own).toHaveURL(role === 'agent' ? /\/voix\/unauthorized/ : /\/voix\/login/)
      await expect(own.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
      findings.push(...(await lookAtAdmin(own, `/voix/pages as ${role}`)))
    }
    complaints.push(...told)
    await own.close()
  }
  expect(complaints).toEqual([])
  expect(findings).toEqual([])
})
