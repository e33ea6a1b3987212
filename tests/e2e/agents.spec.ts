import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { adminToken } from './helpers/sessions'

const PASSWORD = 'Secret-123-secret'

let editor: APIRequestContext
const agent = { email: `agent-${randomUUID()}@example.com`, password: PASSWORD, name: 'Agnes Moreau', roles: ['agent'] }

test.beforeAll(async ({ playwright, baseURL }) => {
  const token = await adminToken({ baseURL })
  editor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } })
  const answer = await editor.post('/api/users', { data: agent, headers: { Origin: String(baseURL) } })
  expect(answer.status(), await answer.text()).toBe(201)
})
test.afterAll(() => editor.dispose())

test('agents sign in on the site, see what is theirs, filter it, and sign out; without a session it is not requested, and doors to partners lead to the sign-in', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/agents')).text()
  for (const secret of ['Good to see you', 'What you can sell today', 'NOCHE30', '(companies)'])
    expect(html).not.toContain(secret)

  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await page.goto('/agents')
  await expect(page.getByText('What you can sell today')).toHaveCount(0)
  // Links for partners lead to the sign-in.
  await expect(page.getByRole('link', { name: 'Solmara Academy' })).toHaveAttribute('href', /#sign-in$/)
  await expect(page.getByRole('link', { name: 'Sign in to see the net rates' })).toBeVisible()
  expect(asked.filter((url) => url.includes('voix-audience'))).toEqual([])
  await page.getByLabel('E-mail').fill(agent.email)
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('do not belong together')).toBeVisible()
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page.getByText('Good to see you, Agnes Moreau')).toBeVisible()
  await expect(page.getByText('(companies)')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the net rates' })).toBeVisible()
  const grid = page.locator('#offers')
  await expect(grid.locator('code').first()).toBeVisible()
  const count = async () => Number(await grid.locator('output').textContent())
  const all = await count()
  await grid.getByLabel('Brand').selectOption('Noche Azul')
  await expect.poll(count).toBeLessThan(all)
  await expect(grid.locator('[data-offer]')).toHaveCount(all)
  await expect(grid.locator('[data-offer]:visible')).toHaveCount(await count())
  await grid.getByRole('button', { name: 'All offers' }).click()
  await expect.poll(count).toBe(all)

  await page.goto('/es/agents')
  await expect(page.getByText('Qué gusto verle, Agnes Moreau')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByLabel('Contraseña')).toBeVisible()
  await expect(page.getByText('Qué gusto verle')).toHaveCount(0)
})
