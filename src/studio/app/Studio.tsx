'use client'

import { useTheme } from '@payloadcms/ui'
import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { preload } from 'react-dom'
import { Link } from '../ui/Link'
import { registerPageFieldTypes } from '../../slices/pageFieldTypes'
import { isEqual } from '../../tree'
import { createSession } from '../session/createSession'
import { carry } from '../session/release/carry'
import { followEnd } from '../session/release/followEnd'
import { openPage, openUrl } from '../api/openPage'
import { SessionProvider, type StudioSession } from '../session/session'
import { readSlices, slicesUrl } from '../api/readSlices'
import type { PackedBoot } from '../model/boot'
import { forgetRelease, rememberRelease } from '../dom/releaseCookie'
import { TipProvider } from '../ui/Tip'
import { addExtensions, type ProviderComponent, type StudioExtensions } from './extensions'
import styles from '../panels/bar/studio.module.css'
import { StudioWindow } from './StudioWindow'
import { previewFrameHtml } from '../dom/previewFrame'
import stage from '../panels/stage/preview.module.css'

type Opening = { session: StudioSession } | { problem: string } | null

/** The studio of one page: reads it, then shows it. */
export function Studio({ boot: given, extensions }: { boot: PackedBoot; extensions: StudioExtensions }) {
  const [opening, setOpening] = useState<Opening>(null)
  const open = opening && 'session' in opening ? opening.session : null
  const boot = useFirst(given, open)
  const latestOpen = useRef(open)
  latestOpen.current = open
  useState(() => addExtensions(extensions))
  // Those that bring an input of their own are there already.
  useState(() => registerPageFieldTypes(boot.pageFieldTypes))
  // In the document's head, so that the page is read while the studio's scripts are on their way.
  for (const url of [openUrl(boot), slicesUrl(boot)]) preload(url, { as: 'fetch', crossOrigin: 'anonymous' })
  const theme = useTheme()
  const latestTheme = useRef(theme)
  latestTheme.current = theme
  useEffect(() => {
    const toggleTheme = () => latestTheme.current.setTheme(latestTheme.current.theme === 'dark' ? 'light' : 'dark')
    rememberRelease(boot.release?.id ?? null)
    // What is typed while the page is read in another release would belong to the one before.
    setOpening((shown) => (shown && 'session' in shown && isElsewhere(shown.session, boot) ? null : shown))
    const controller = new AbortController()
    const reading = [openPage({ ...boot, signal: controller.signal }), readSlices(boot)] as const
    void Promise.all(reading).then(([answer, read]) => {
      if (controller.signal.aborted) return
      if (!answer.ok) return setOpening({ problem: answer.message })
      if (!read.ok) return setOpening({ problem: read.message })
      const shown = latestOpen.current
      // With other rights the same person still has what is on the screen.
      const isSame = shown?.boot.user.id === boot.user.id && !isElsewhere(shown, boot)
      const before = isSame ? { before: carry({ session: shown }) } : {}
      const whole = { ...boot, slices: read.slices }
      setOpening({ session: createSession({ boot: whole, opened: answer.opened, toggleTheme, ...before }) })
    })
    return () => controller.abort()
  }, [boot])
  useEffect(() => {
    if (!open) return
    return followEnd(open, (next) => {
      forgetRelease()
      setOpening({ session: next })
    })
  }, [open])
  const { cameFrom, pageId, release } = open?.boot ?? boot

  return (
    <div className={styles.studio} data-voix-studio={opening && 'session' in opening ? 'open' : 'opening'}>
      <EarlyFrame cameFrom={cameFrom} pageId={pageId} release={release?.id ?? null} />
      {opening === null && (
        <p className={styles.opening} role="status">
          Opening the page…
        </p>
      )}
      {opening && 'problem' in opening && <OpeningProblem adminRoute={boot.adminRoute} message={opening.problem} />}
      {opening && 'session' in opening && (
        <SessionProvider value={opening.session}>
          <TipProvider>
            <Providers components={extensions.providers?.flat()}>
              <StudioWindow />
            </Providers>
          </TipProvider>
        </SessionProvider>
      )}
    </div>
  )
}

/** The application's components around the window, the first one outermost. */
function Providers({ components = [], children }: { components?: readonly ProviderComponent[]; children: ReactNode }) {
  return components.reduceRight((inside, Provider) => <Provider>{inside}</Provider>, children)
}

/**
 * The page as it was first handed over. The router does that more than once: it is opened again for another person, other rights or another
 * release alone.
 */
function useFirst(boot: PackedBoot, open: StudioSession | null): PackedBoot {
  const [first, setFirst] = useState(boot)
  const [latest, setLatest] = useState(boot)
  if (latest === boot) return first
  setLatest(boot)
  // A session may have gone on outside of its release by itself.
  if (isEqual(whoseOf(open?.boot ?? first), whoseOf(boot))) return first
  setFirst(boot)
  return boot
}

type Whose = Omit<PackedBoot, 'slicesVersion'>

function isElsewhere({ boot }: StudioSession, { pageId, release }: Whose): boolean {
  return boot.pageId !== pageId || boot.release?.id !== release?.id
}

function whoseOf({ pageId, release, user, canEdit, isAdministrator, channelToken }: Whose) {
  return { pageId, release: release?.id, user, canEdit, isAdministrator, channelToken }
}

function OpeningProblem({ adminRoute, message }: { adminRoute: string; message: string }) {
  return (
    <main className={styles.opening}>
      <div className={styles.problem} role="alert">
        <h1>This page cannot be opened</h1>
        <p>{message}</p>
        <Link href={`${adminRoute}/pages`}>All pages</Link>
      </div>
    </main>
  )
}

/** Where the preview loads until the studio has a place for it. React leaves alone what stands inside: the frame is moved away. */
const EarlyFrame = memo(function EarlyFrame({
  release: id,
  ...place
}: Pick<PackedBoot, 'pageId' | 'cameFrom'> & { release: string | null }) {
  const html = previewFrameHtml({ ...place, release: id === null ? null : { id } })
  return <div className={stage.early} dangerouslySetInnerHTML={{ __html: html }} inert />
})
