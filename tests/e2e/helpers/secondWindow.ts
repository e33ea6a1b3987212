import { expect, type Locator, type Page } from '@playwright/test'

/** A preview in a separate window. */
export interface SecondWindow {
  page: Page
  shown: (id: string) => Locator
  /** Returns the ids of its elements in document order. */
  shownIds: () => Promise<string[]>
  /** `now`, `waiting` or `left`. */
  following: Locator
  outline: (id: string) => Locator
}

export function secondWindow(page: Page): SecondWindow {
  return {
    page,
    shown: (id) => page.locator(`[data-voix-element="${id}"]`),
    shownIds: () =>
      page
        .locator('[data-voix-element]')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-voix-element') ?? '')),
    following: page.locator('[data-voix-following]'),
    outline: (id) => page.locator(`[data-voix-outline="${id}"][data-kind=selected]`),
  }
}

/** Opens "Preview in a new window" from the studio's toolbar and waits until it follows. */
export async function openSecondWindow(studio: Page): Promise<SecondWindow> {
  const opened = studio.context().waitForEvent('page')
  await studio.locator('[data-command=open-preview]').first().click()
  const second = secondWindow(await opened)
  await expectFollowing(second)
  return second
}

export async function expectFollowing({ following }: SecondWindow): Promise<void> {
  await expect(following).toHaveAttribute('data-voix-following', 'now', { timeout: 60_000 })
}
