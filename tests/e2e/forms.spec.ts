import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { publishPage } from './helpers/publishPage'
import { adminToken } from './helpers/sessions'

let editor: APIRequestContext

test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await adminToken({ baseURL })
  editor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
})
// All tests send from one address, and the number of submissions per address is limited.
test.afterEach(async () => {
  const forgotten = await editor.delete('/api/form-submissions?where[path][contains]=/e2e&depth=0')
  expect(forgotten.ok(), await forgotten.text()).toBe(true)
})
test.afterAll(() => editor.dispose())

/** Values by the type of an input. */
const VALUES: Readonly<Record<string, string>> = {
  email: 'ana@example.com',
  tel: '+1 555 010 0199',
  number: '4',
  date: '2027-03-01',
}

/** A link and the popup that it opens. */
const POPUP = [
  { blockType: 'button', link: { text: 'Letters', href: '#letters', mode: 'href', target: '_self' } },
  { blockType: 'sign-up-popup', mode: 'on-click', targetName: 'letters' },
]

const publish = (...elements: object[]) => publishPage(editor, elements as { blockType: string }[])

async function valuesSentFrom(path: string): Promise<unknown[]> {
  const answer = await editor.get(`/api/form-submissions?where[path][equals]=${path}&depth=0`)
  return ((await answer.json()) as { docs: { values: unknown }[] }).docs.map(({ values }) => values)
}

test('says what is wrong field by field, loses nothing when the server is away or the page is left, and sends', async ({
  page,
}) => {
  const path = await publish({ blockType: 'groups-form' })
  // A click on a button before the scripts have loaded is handled once they have.
  let release = () => {}
  const pressed = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_next\/static\/voix\/form-/, async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(path)
  const send = page.getByRole('button', { name: 'Plan with us' })
  await send.click()
  release()
  const name = page.getByLabel('Your name')
  await expect(page.getByText('Please fill this in.')).toHaveCount(4)
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Ana')
  await expect(page.getByText('Please fill this in.')).toHaveCount(3)
  await page.getByLabel('E-mail').fill('ana@')
  await page.getByLabel('Occasion').selectOption('family')
  await page.getByLabel('Rooms').fill('12')
  await send.click()
  await expect(page.getByText('This is no e-mail address')).toBeVisible()
  await page.getByLabel('E-mail').fill('ana@example.com')
  await page.reload()
  await expect(name).toHaveValue('Ana')
  await expect(page.getByLabel('Occasion')).toHaveValue('family')

  await page.route('**/api/voix/forms/**', (route) => route.abort())
  await send.click()
  await expect(page.getByRole('alert')).toContainText('What you wrote is kept here')
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.com')
  await page.unroute('**/api/voix/forms/**')
  await sendUntilTaken(page, send)
  await expect(page.getByRole('status')).toContainText('groups desk')
  expect(await valuesSentFrom(path)).toEqual([{ name: 'Ana', email: 'ana@example.com', occasion: 'family', rooms: 12 }])
  await page.reload()
  await expect(name).toHaveValue('')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is asked for once more, sent, and leads back to where it says so', async ({ page }) => {
    const path = await publishPage(editor, [{ blockType: 'newsletter-form' }], { layout: 'blocks' })
    await page.goto(path)
    await page.getByLabel('E-mail').first().fill('bo@example.com')
    await sendTwice(page)
    await expect(page.getByText('The next letter is yours')).toBeVisible()
    expect(await valuesSentFrom(path)).toEqual([{ email: 'bo@example.com' }])
  })

  test('a popup opens for its link, closes, and stays open while its form says that it was sent', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    const path = await publishPage(editor, POPUP, { layout: 'blocks' })
    await page.goto(path)
    const popup = page.getByRole('dialog')
    await expect(popup).toBeHidden()
    await page.getByRole('link', { name: 'Letters' }).click()
    await expect(popup).toBeInViewport({ ratio: 1 })
    await popup.getByRole('link', { name: 'Close' }).click()
    await expect(popup).toBeHidden()
    await page.getByRole('link', { name: 'Letters' }).click()
    await popup.getByLabel('E-mail').fill('di@example.com')
    await sendTwice(page)
    await expect(popup.getByRole('status')).toBeVisible()
    expect(await valuesSentFrom(path)).toEqual([{ email: 'di@example.com' }])
  })
})

/** Submits a form until it is accepted. A form that is sent too fast waits and is sent again automatically. */
async function sendUntilTaken(page: Page, button: Locator): Promise<void> {
  const taken = page.waitForResponse(
    (response) =>
      response.url().includes('/api/voix/forms/') && response.request().method() === 'POST' && response.ok(),
  )
  await button.click()
  await taken
}

/** Submits within milliseconds, so that the server requests another attempt. */
async function sendTwice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('listitem')).toContainText('@example.com')
  await expect(async () => {
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/#form-.*-sent$/, { timeout: 2_000 })
  }).toPass()
}

test('every form of the group takes what it asks for', async ({ page }) => {
  const forms = ['agent-search', 'brochure-request', 'handbook-login', 'short-groups', 'sweepstakes', 'wedding-inquiry']
  const elements = forms.map((name) => ({ blockType: `${name}-form` }))
  const path = await publishPage(editor, elements, { layout: 'jewel' })
  await page.goto(path)
  const shown = page.locator('main form[action^="/api/voix/forms/"]')
  await expect(shown).toHaveCount(forms.length)
  const all: Record<string, unknown>[] = []
  for (const form of await shown.all()) {
    const sent: Record<string, unknown> = {}
    for (const field of await form.locator('[required]').all()) {
      const type = await field.evaluate((node) => (node as HTMLInputElement).type)
      const key = String(await field.getAttribute('name'))
      if (type === 'checkbox' || type === 'radio') {
        await field.check()
        sent[key] = type === 'radio' ? await field.getAttribute('value') : true
      } else if (type === 'select-one') {
        sent[key] = (await field.selectOption({ index: 1 }))[0]
      } else {
        const value = VALUES[type] ?? 'Ana'
        await field.fill(value)
        sent[key] = type === 'number' ? Number(value) : value
      }
    }
    expect(Object.keys(sent).length).toBeGreaterThan(0)
    all.push(sent)
  }
  // Fills in all forms first: submissions that are too fast count towards the limit of an address.
  for (const form of await shown.all()) {
    await sendUntilTaken(page, form.getByRole('button'))
    await expect(form.getByRole('status')).toBeVisible()
  }
  const stored = await valuesSentFrom(path)
  expect(stored).toHaveLength(forms.length)
  expect(stored).toEqual(expect.arrayContaining(all.map((sent) => expect.objectContaining(sent) as unknown)))
})

test('a popup with a form opens for its link and sends', async ({ page }) => {
  const path = await publishPage(editor, POPUP, { layout: 'blocks' })
  await page.goto(path)
  await expect(async () => {
    await page.getByRole('link', { name: 'Letters' }).click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('dialog').getByLabel('E-mail').fill('cy@example.com')
  await sendUntilTaken(page, page.getByRole('dialog').getByRole('button', { name: 'Sign up' }))
  await expect(page.getByRole('dialog').getByRole('status')).toBeVisible()
  expect(await valuesSentFrom(path)).toEqual([{ email: 'cy@example.com' }])
})
