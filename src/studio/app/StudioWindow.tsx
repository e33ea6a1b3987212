'use client'

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Group, Panel, type PanelProps, Separator } from 'react-resizable-panels'
import { SITE_ATTRIBUTE } from '../../render/client/siteHeader'
import { useStudioChannel } from '../commands/useStudioChannel'
import { useWindowGestures } from '../commands/windowGestures'
import { SaveConflicts } from '../panels/notices/ConflictDialog'
import { InputNotice } from '../panels/notices/InputNotice'
import { LeftPane } from '../panels/elements/LeftPane'
import { ShortcutSheet } from '../panels/menus/help/ShortcutSheet'
import { Inspector } from '../panels/inspector/Inspector'
import { ElementMenu } from '../panels/menus/ElementMenu'
import { StudioPicker } from '../panels/menus/picker/StudioPicker'
import { CollaborationNotice } from '../panels/notices/CollaborationNotice'
import { useFollowing } from '../session/collaboration/followOthers'
import { PageLifecycle } from '../panels/lifecycle/PageLifecycle'
import { PictureDialog } from '../panels/pictures/PictureDialog'
import { SaveRecipeDialog } from '../panels/recipes/SaveRecipeDialog'
import { MakeSectionDialog } from '../panels/sections/MakeSectionDialog'
import { SectionFrame } from '../panels/sections/SectionFrame'
import { PreviewPane } from '../panels/stage/PreviewPane'
import { ChangesPane } from '../panels/history/ChangesPane'
import { HistoryPane, VersionBanner } from '../panels/history/HistoryPane'
import { NewAnnotation } from '../panels/review/NewAnnotation'
import { ReviewPane } from '../panels/review/ReviewPane'
import { followFindingAddress } from '../commands/goTo'
import { followReviewAddress } from '../commands/reviewing'
import { followReview } from '../session/review/followReview'
import { ReleaseNotice } from '../panels/notices/ReleaseNotice'
import { RightNotice } from '../panels/notices/RightNotice'
import { RecoveryNotice } from '../panels/notices/RecoveryNotice'
import { useEditor, useSession } from '../session/session'
import { useFreshLists } from '../session/useFreshLists'
import { useLayoutColors } from '../session/useLayoutColors'
import { watchOpening, watchPalettePlace, watchUnseen, watchViolations } from '../session/watchPage'
import { ThemeColorDialog } from './theme/ThemeColorChoice'
import { themeColorOf } from '../dom/themeColor'
import { VisitorBanner } from '../panels/bar/VisitorMenu'
import { FocusBar, TopBar } from '../panels/bar/TopBar'
import { LeaveGuard } from '../panels/notices/LeaveGuard'
import { PublishDialog } from '../panels/notices/PublishDialog'
import { NewBuildNotice } from '../panels/notices/NewBuildNotice'
import { SaveNotice } from '../panels/notices/SaveNotice'
import { focusRegion, focusSoon, type Region } from '../dom/regions'
import { SignInDialog } from '../panels/notices/SignInDialog'
import styles from '../panels/bar/panes.module.css'

/** The three panes below the bar, and what runs beside them while a page is open. */
export function StudioWindow() {
  const session = useSession()
  const isFocused = useEditor((state) => state.ui.focusMode)
  const isHistoryOpen = useEditor((state) => state.versions.isOpen)
  const isReviewing = useEditor((state) => state.page.session.reviewMode)
  const isLookingBack = useEditor((state) => state.versions.selected !== null)
  useEffect(() => watchOpening(session), [session])
  useStudioChannel()
  useWindowGestures()
  useEffect(() => {
    // The previews take the colour that was chosen in this browser.
    session.dispatch({ type: 'setCurrentState', session: { themeColor: themeColorOf(document.cookie) } })
  }, [session])
  useEffect(() => watchViolations(session), [session])
  useEffect(() => watchPalettePlace(session), [session])
  useEffect(() => watchUnseen(session), [session])
  const siteId = useEditor(({ page }) => page.page.siteId)
  // Before the effects of what stands inside: they ask the server.
  useLayoutEffect(() => document.documentElement.setAttribute(SITE_ATTRIBUTE, String(siteId)), [siteId])
  useFreshLists(session)
  useFollowing(session)
  useLayoutColors(session)
  useEffect(() => followReview(session), [session])
  useEffect(() => followReviewAddress(session), [session])
  useEffect(() => followFindingAddress(session), [session])
  const isOpened = useEditor((state) => state.ui.isOpened)
  useEffect(() => (isOpened ? session.checks.follow() : undefined), [isOpened, session])
  useFocusAfterBar(isFocused)
  return (
    <LeaveGuard>
      {isFocused ? <FocusBar /> : <TopBar />}
      <SectionFrame />
      <SaveNotice />
      <InputNotice />
      <RecoveryNotice />
      <CollaborationNotice />
      <ReleaseNotice />
      <RightNotice />
      <NewBuildNotice />
      <Panes
        centre={
          <>
            <VersionBanner />
            <VisitorBanner />
            <PreviewPane />
          </>
        }
        isFocused={isFocused && !isLookingBack}
        left={isLookingBack ? <ChangesPane /> : <LeftPane />}
        isReviewing={isReviewing}
        right={isHistoryOpen ? <HistoryPane /> : isReviewing ? <ReviewPane /> : <Inspector />}
      />
      <NewAnnotation />
      <SaveConflicts />
      <PublishDialog />
      <PageLifecycle />
      <SignInDialog />
      <PictureDialog />
      <MakeSectionDialog />
      <SaveRecipeDialog />
      <ElementMenu />
      <StudioPicker />
      <ShortcutSheet />
      <ThemeColorDialog />
    </LeaveGuard>
  )
}

/** The bar changes with focus mode, and the button that was pressed goes with it. */
function useFocusAfterBar(isFocused: boolean): void {
  const shown = useRef(isFocused)
  useEffect(() => {
    if (shown.current === isFocused) return
    shown.current = isFocused
    if (document.activeElement !== document.body) return
    if (isFocused) focusSoon('[data-command="leave-focus-mode"]')
    else focusRegion('left')
  }, [isFocused])
}

interface Props {
  left: ReactNode
  centre: ReactNode
  right: ReactNode
  /** Leaves the left pane out, and the right one when nothing is selected. */
  isFocused: boolean
  isReviewing: boolean
}

/** Three panes with two bars between them, moved by pointer or arrow keys. */
function Panes({ left, centre, right, isFocused, isReviewing }: Props) {
  const hasSelection = useEditor((state) => state.page.selection.elements.length > 0)
  return (
    <Group className={styles.panes} orientation="horizontal">
      {!isFocused && (
        <>
          <SidePane
            defaultSize={shareOfWindow({ share: 0.18, least: 220, most: 288 })}
            id="left"
            label="Elements and slices"
            maxSize="480px"
            minSize="220px"
            region="left"
          >
            {left}
          </SidePane>
          <Separator aria-label="Resize the elements pane" className={styles.bar} />
        </>
      )}
      <Panel className={styles.pane} id="centre" minSize="320px">
        <main aria-label="Preview" className={styles.centre} data-voix-region="frame">
          {centre}
        </main>
      </Panel>
      {(!isFocused || hasSelection || isReviewing) && (
        <>
          <Separator aria-label="Resize the inspector" className={styles.bar} />
          <SidePane
            defaultSize={shareOfWindow({ share: 0.255, least: 326, most: 348 })}
            id="right"
            label={isReviewing ? 'Review' : 'Inspector'}
            maxSize="620px"
            minSize="280px"
            region="inspector"
          >
            {right}
          </SidePane>
        </>
      )}
    </Group>
  )
}

/** How wide a pane begins: where there is little room, the preview keeps what it can. */
function shareOfWindow({ share, least, most }: { share: number; least: number; most: number }): string {
  return `${Math.round(Math.min(most, Math.max(least, window.innerWidth * share)))}px`
}

function SidePane({ region, label, children, ...panel }: PanelProps & { region: Region; label: string }) {
  return (
    <Panel {...panel} className={styles.pane} groupResizeBehavior="preserve-pixel-size">
      <section aria-label={label} className={styles.side} data-voix-region={region}>
        {children}
      </section>
    </Panel>
  )
}
