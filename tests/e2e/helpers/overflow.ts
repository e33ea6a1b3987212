import type { Page } from '@playwright/test'

/** Returns by how much a page is wider than its window, or an empty list. */
export async function widerThanPage(page: Page): Promise<string[]> {
  const [most, width] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  return most > width ? [`${new URL(page.url()).pathname} is ${most} px wide in a window of ${width}`] : []
}
