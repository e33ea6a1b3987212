import type { Page } from '@playwright/test'

/** Collects everything that the browser reports: script errors, missing files, violations of the policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  return complaints
}
