import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { freePort, startNext, type NextServer } from '../helpers/nextServer'
import { createDatabase, openTestPostgres } from '../helpers/postgres'
import { CLIENT, startProvider, type RunningProvider } from '../helpers/provider/startProvider'
import { lookAt } from './helpers/axe'
import { complaintsOf } from './helpers/complaints'

let postgres: Awaited<ReturnType<typeof openTestPostgres>>
let database: Awaited<ReturnType<typeof createDatabase>>
let provider: RunningProvider
let server: NextServer
let dataDir = ''

test.beforeAll(async () => {
  postgres = await openTestPostgres()
  database = await createDatabase({ base: postgres.url })
  dataDir = await mkdtemp(path.join(tmpdir(), 'voix-sign-in-'))
  const port = await freePort()
  provider = await startProvider([`http://localhost:${port}/voix/auth/callback`])
  const env = {
    VOIX_SIGN_IN_NAME: 'Acme',
    VOIX_SIGN_IN_ISSUER: provider.issuer,
    VOIX_SIGN_IN_CLIENT_ID: CLIENT.clientId,
    VOIX_SIGN_IN_CLIENT_SECRET: CLIENT.clientSecret,
  }
  server = await startNext({ databaseUrl: database.url, dataDir, port, env })
  const account = { email: 'ada@example.com', password: 'Secret-123-secret', name: 'Ada', roles: ['administrator'] }
  const made = await fetch(`${server.url}/api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  })
  expect(made.ok, await made.text()).toBe(true)
})

test.afterAll(async () => {
  await server?.stop('SIGKILL')
  await provider?.stop()
  await database?.drop()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('the login says why the provider signed nobody in; somebody it knows comes back to where they wanted to go, and signs out', async ({
  page,
}) => {
  provider.people.set('eve', { email: 'eve@example.com', email_verified: true })
  provider.people.set('ada', { email: 'ada@example.com', email_verified: true, name: 'Ada' })
  const complaints = complaintsOf(page)
  await page.goto(`${server.url}/voix/cookbook`)
  await expect(page.getByRole('link', { name: 'Sign in with Acme' })).toBeVisible()
  expect(await lookAt(page, 'login')).toEqual([])
  expect(complaints).toEqual([])
  await signInAs(page, 'eve')
  await expect(page.getByText('There is no account for you here.')).toBeVisible()
  expect(await lookAt(page, 'login with a problem')).toEqual([])

  // The provider already has a session for her.
  await page.context().clearCookies()
  await page.goto(`${server.url}/voix/cookbook`)
  await signInAs(page, 'ada')
  await expect(page).toHaveURL(`${server.url}/voix/cookbook`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cookbook' })).toBeVisible()
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/api/users/logout')),
    page.goto(`${server.url}/voix/logout`),
  ])
  await page.goto(`${server.url}/voix/cookbook`)
  await expect(page).toHaveURL(/\/voix\/login/)
})

async function signInAs(page: Page, login: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in with Acme' }).click()
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await page.locator('button[type=submit]').click()
}
