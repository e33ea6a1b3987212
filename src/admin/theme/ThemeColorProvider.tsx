import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { readThemeColor, THEME_COOKIE, themeCss } from '../../studio/dom/themeColor'
import { KeepComposition } from './KeepComposition'

/** The person's theme colour on every screen of the admin. The server writes it, so that no screen flashes in another colour first. */
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
