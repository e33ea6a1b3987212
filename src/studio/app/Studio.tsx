'use client'

import { useTheme } from '@payloadcms/ui'
import { memo, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { Link } from '../ui/Link'
import { registerPageFieldTypes } from '../../slices/pageFieldTypes'
import { isEqual } from '../../tree'
import { createSession } from '../session/createSession'
import { openPage, openUrl } from '../api/openPage'
import { SessionProvider, type StudioSession } from '../session/session'
import { readSlices } from '../api/readSlices'
import type { PackedBoot } from '../model/boot'
import { rememberRelease } from '../dom/releaseCookie'
import { TipProvider } from '../ui/Tip'
import { addExtensions, type StudioExtensions } from './extensions'
import styles from '../panels/bar/studio.module.css'
import { StudioWindow } from './StudioWindow'
import { previewFrameHtml } from '../dom/previewFrame'
import stage from '../panels/stage/preview.module.css'

type Opening = { session: StudioSession } | { problem: string } | null

/** The studio of one page: reads it, then shows it. */
export function Studio({ boot: given, extensions }: { boot: PackedBoot; extensions: StudioExtensions }) {
  const boot = useFirst(given)
  useState(() => addExtensions(extensions))
  // Those that bring an input of their own are there already.
  useState(() => registerPageFieldTypes(boot.pageFieldTypes))
  // In the document's head, so that the page is read while the studio's scripts are on their way.
  for (const url of [openUrl(boot), boot.slicesUrl]) preload(url, { as: 'fetch', crossOrigin: 'anonymous' })
  const [opening, setOpening] = useState<Opening>(null)
  const theme = useTheme()
  const latestTheme = useRef(theme)
  latestTheme.current = theme
  useEffect(() => {
    const toggleTheme = () => latestTheme.current.setTheme(latestTheme.current.theme === 'dark' ? 'light' : 'dark')
    rememberRelease(boot.release?.id ?? null)
    const controller = new AbortController()
    const reading = [openPage({ ...boot, signal: controller.signal }), readSlices(boot.slicesUrl)] as const
    void Promise.all(reading).then(([answer, read]) => {
      if (controller.signal.aborted) return
      if (!answer.ok) return setOpening({ problem: answer.message })
      if (!read.ok) return setOpening({ problem: read.message })
      const session = createSession({ boot: { ...boot, slices: read.slices }, opened: answer.opened, toggleTheme })
      setOpening({ session })
    })
    return () => controller.abort()
  }, [boot])

  return (
    <div className={styles.studio} data-voix-studio={opening && 'session' in opening ? 'open' : 'opening'}>
      <EarlyFrame cameFrom={boot.cameFrom} pageId={boot.pageId} release={boot.release?.id ?? null} />
      {opening === null && (
        <p className={styles.opening} role="status">
          Opening the page…
        </p>
      )}
      {opening && 'problem' in opening && <OpeningProblem adminRoute={boot.adminRoute} message={opening.problem} />}
      {opening && 'session' in opening && (
        <SessionProvider value={opening.session}>
          <TipProvider>
            <StudioWindow />
          </TipProvider>
        </SessionProvider>
      )}
    </div>
  )
}

/** The page as it was first handed over. The router does that more than once: it is opened anew for another person or other rights alone. */
function useFirst(boot: PackedBoot): PackedBoot {
  const [first, setFirst] = useState(boot)
  if (isEqual(whoseOf(first), whoseOf(boot))) return first
  setFirst(boot)
  return boot
}

function whoseOf({ pageId, release, user, canEdit, isAdministrator, channelToken }: PackedBoot) {
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
