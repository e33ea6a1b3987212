'use client'

import { useEffect, useRef } from 'react'
import { useStudioChannel } from '../commands/useStudioChannel'
import { useWindowGestures } from '../commands/useWindowGestures'
import { SaveConflicts } from '../panels/notices/SaveConflicts'
import { DraftNotice } from '../panels/notices/DraftNotice'
import { LeftPane } from '../panels/elements/LeftPane'
import { ShortcutSheet } from '../panels/menus/help/ShortcutSheet'
import { Inspector } from '../panels/inspector/Inspector'
import { ElementMenu } from '../panels/menus/ElementMenu'
import { StudioPicker } from '../panels/menus/picker/StudioPicker'
import { LiveNotice } from '../panels/notices/LiveNotice'
import { useFollowing } from '../session/collaboration/useFollowing'
import { PreviewPane } from '../panels/stage/PreviewPane'
import { ChangesPane } from '../panels/history/ChangesPane'
import { HistoryPane } from '../panels/history/HistoryPane'
import { RevisionBanner } from '../panels/history/RevisionBanner'
import { useRevisions } from '../session/versions/useRevisions'
import { RecoveryNotice } from '../panels/notices/RecoveryNotice'
import { useSession, useUi } from '../session/session'
import { watchPalettePlace } from '../session/watchPalettePlace'
import { watchViolations } from '../session/watchViolations'
import { ThemeColorDialog } from './theme/ThemeColorDialog'
import { useThemeColor } from '../session/useThemeColor'
import { FocusBar } from '../panels/bar/FocusBar'
import { LeaveGuard } from '../panels/notices/LeaveGuard'
import { Panes } from './Panes'
import { SaveNotice } from '../panels/notices/SaveNotice'
import { focusRegion, focusSoon } from '../dom/regions'
import { SignInDialog } from '../panels/notices/SignInDialog'
import { TopBar } from '../panels/bar/TopBar'

/** The three panes below the bar, and what runs beside them while a page is open. */
export function StudioWindow() {
  const session = useSession()
  const isFocused = useUi((state) => state.focusMode)
  const isHistoryOpen = useRevisions((state) => state.isOpen)
  const isLookingBack = useRevisions((state) => state.selected !== null)
  useThemeColor()
  useStudioChannel()
  useWindowGestures()
  useEffect(() => watchViolations(session), [session])
  useEffect(() => watchPalettePlace(session), [session])
  useFollowing(session)
  useFocusAfterBar(isFocused)
  return (
    <LeaveGuard>
      {isFocused ? <FocusBar /> : <TopBar />}
      <SaveNotice />
      <DraftNotice />
      <RecoveryNotice />
      <LiveNotice />
      <Panes
        centre={
          <>
            <RevisionBanner />
            <PreviewPane />
          </>
        }
        isFocused={isFocused && !isLookingBack}
        left={isLookingBack ? <ChangesPane /> : <LeftPane />}
        right={isHistoryOpen ? <HistoryPane /> : <Inspector />}
      />
      <SaveConflicts />
      <SignInDialog />
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
