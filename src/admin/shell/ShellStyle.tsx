import type { ReactNode } from 'react'
import { shellCss } from './shellCss'

/** Applies the studio's style to every screen of the admin. */
export function ShellStyle({ children }: { children: ReactNode }) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: shellCss }} />
      {children}
    </>
  )
}
