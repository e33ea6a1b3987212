'use client'

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui'
import { PREFERENCE_KEYS } from 'payload/shared'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** Payload's buttons that open and close the navigation. */
const BUTTONS = '.nav-toggler, .nav__mobile-close'

/**
 * Keeps the navigation open between 769 and 1,440 px, where Payload closes it on each load and does not store that it
 * was opened. On wider screens Payload does this itself. On narrower ones the navigation covers the page.
 */
export function KeepNavOpen({ isOpen }: { isOpen: boolean }) {
  const { navOpen, setNavOpen } = useNav()
  const { setPreference } = usePreferences()
  const { breakpoints } = useWindowInfo()
  const isKept = breakpoints?.l === true && breakpoints.s !== true
  const wanted = useRef(isOpen)

  useEffect(() => {
    if (!isKept) return
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest(BUTTONS)) return
      wanted.current = !navOpen
      void setPreference(PREFERENCE_KEYS.NAV, { open: wanted.current }, true)
    }
    // Before the button's own listener changes the state.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [isKept, navOpen, setPreference])

  // Before the browser paints the closed navigation.
  useLayoutEffect(() => {
    if (isKept && navOpen !== wanted.current) setNavOpen(wanted.current)
  }, [isKept, navOpen, setNavOpen])

  return isOpen ? <style>{OPEN_AT_ONCE}</style> : null
}

/** The open navigation in the server's HTML, as `shellCss` has the closed one. */
const OPEN_AT_ONCE = `@media (min-width:769px) and (max-width:1440px){
.template-default.template-default--nav-open:not(.template-default--nav-hydrated){grid-template-columns:var(--nav-width) auto}
.template-default.template-default--nav-open:not(.template-default--nav-hydrated) .nav{visibility:visible}
}`
