import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { readThemeColor, THEME_COOKIE, themeCss } from '../../studio/dom/themeColor'
import { KeepComposition } from './KeepComposition'

/**
 * Applies the user's theme colour to every screen of the admin. Rendered on the server, so that no other colour flashes
 * first.
 */
export async function ThemeColorProvider({ children }: { children: ReactNode }) {
  const color = readThemeColor((await cookies()).get(THEME_COOKIE)?.value)
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: themeCss(color) }} data-voix-theme-color={color} />
      <KeepComposition />
      {children}
    </>
  )
}
