import type { Page } from '@playwright/test'

/** Everything that the browser complains of: scripts that fail, files that are missing, what the policy forbids. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  return complaints
}
