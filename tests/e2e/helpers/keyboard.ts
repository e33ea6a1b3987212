import { expect, type Page } from '@playwright/test'

/** The keys of a shortcut in the help sheet, mapped to those of Playwright. */
const KEYS: Record<string, string> = {
  Ctrl: 'Control',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  Del: 'Delete',
  '⌫': 'Backspace',
  Esc: 'Escape',
  '−': '-',
}

/** Converts `Ctrl Shift Z` to Playwright's `Control+Shift+Z`. */
export function toKeys(readable: string): string {
  return readable
    .split(' ')
    .map((part) => KEYS[part] ?? part)
    .map((part) => (part.length === 1 ? part.toLowerCase() : part))
    .join('+')
}

/** Opens the command palette, searches, moves to an option with the arrows and chooses it, without the mouse. */
export async function chooseByKeyboard({ page, search, option }: { page: Page; search: string; option: string }) {
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: 'Commands, elements and slices' })
  await expect(input).toBeFocused()
  await input.pressSequentially(search)
  const wanted = page.locator(`[role=option]${option}`)
  await expect(wanted).toBeVisible()
  for (let step = 0; step < 80 && (await wanted.getAttribute('aria-selected')) !== 'true'; step++)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}

/** Selects an element of the page and focuses its row. */
export async function selectByKeyboard({ page, id, name }: { page: Page; id: string; name: string }) {
  await chooseByKeyboard({ page, search: name, option: `[data-go-to="${id}"]` })
  // While it fades out, the palette takes the focus from the next dialog.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator(`[role=treeitem][data-element-id="${id}"]`)).toBeFocused()
  await expect(page.locator(`[role=treeitem][data-element-id="${id}"]`)).toHaveAttribute('aria-selected', 'true')
}
