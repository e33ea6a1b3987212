import type { ReactNode } from 'react'
import { shellCss } from './shellCss'

/** The studio's look on every screen of the admin. */
export function ShellStyle({ children }: { children: ReactNode }) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: shellCss }} />
      {children}
    </>
  )
}
