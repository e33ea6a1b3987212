import type { ReactNode } from 'react'
import { SCREEN_STYLES } from './screenStyles'

/** The frame of the 404 and error screens: a horizon at dusk, and a card with the content. */
export function Screen({ code, title, children }: { code: string; title: string; children: ReactNode }) {
  return (
    <main className="voix-screen">
      <style href="voix-screen" precedence="default">
        {SCREEN_STYLES}
      </style>
      <div className="voix-screen-scene" aria-hidden="true">
        <span className="voix-screen-sun" />
        <span className="voix-screen-code">{code}</span>
        <svg className="voix-screen-waves" viewBox="0 0 1440 220" preserveAspectRatio="none">
          <path d="M0 90c180-70 360-70 540-20s360 60 540 0 300-50 360-20v170H0z" fill="#0f766e" opacity=".35" />
          <path d="M0 120c200 50 340 60 560 10s380-60 560-10 260 30 320 0v100H0z" fill="#0e7490" opacity=".45" />
          <path d="M0 160c240-40 420-30 640 10s480 30 800-20v70H0z" fill="#134e6f" />
        </svg>
      </div>
      <div className="voix-screen-card">
        <h1 className="voix-screen-title">{title}</h1>
        {children}
      </div>
    </main>
  )
}
