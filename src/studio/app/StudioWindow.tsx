'use client'

import { useEffect, useRef } from 'react'
import { useStudioChannel } from '../commands/useStudioChannel'
import { useWindowGestures } from '../commands/windowGestures'
import { SaveConflicts } from '../panels/notices/SaveConflicts'
import { InputNotice } from '../panels/notices/InputNotice'
import { LeftPane } from '../panels/elements/LeftPane'
import { ShortcutSheet } from '../panels/menus/help/ShortcutSheet'
import { Inspector } from '../panels/inspector/Inspector'
import { ElementMenu } from '../panels/menus/ElementMenu'
import { StudioPicker } from '../panels/menus/picker/StudioPicker'
import { CollaborationNotice } from '../panels/notices/CollaborationNotice'
import { useFollowing } from '../session/collaboration/followOthers'
import { PreviewPane } from '../panels/stage/PreviewPane'
import { ChangesPane } from '../panels/history/ChangesPane'
import { HistoryPane } from '../panels/history/HistoryPane'
import { VersionBanner } from '../panels/history/VersionBanner'
import { RecoveryNotice } from '../panels/notices/RecoveryNotice'
import { useEditor, useSession } from '../session/session'
import { watchPalettePlace, watchViolations } from '../session/watchPage'
import { ThemeColorDialog } from './theme/ThemeColorDialog'
import { themeColorOf } from '../dom/themeColor'
import { FocusBar, TopBar } from '../panels/bar/TopBar'
import { LeaveGuard } from '../panels/notices/LeaveGuard'
import { Panes } from './Panes'
import { SaveNotice } from '../panels/notices/SaveNotice'
import { focusRegion, focusSoon } from '../dom/regions'
import { SignInDialog } from '../panels/notices/SignInDialog'

/** The three panes below the bar, and what runs beside them while a page is open. */
export function StudioWindow() {
  const session = useSession()
  const isFocused = useEditor((state) => state.ui.focusMode)
  const isHistoryOpen = useEditor((state) => state.versions.isOpen)
  const isLookingBack = useEditor((state) => state.versions.selected !== null)
  useStudioChannel()
  useWindowGestures()
  useEffect(() => {
    // The previews take the colour that was chosen in this browser.
    session.dispatch({ type: 'setCurrentState', session: { themeColor: themeColorOf(document.cookie) } })
  }, [session])
  useEffect(() => watchViolations(session), [session])
  useEffect(() => watchPalettePlace(session), [session])
  useFollowing(session)
  useFocusAfterBar(isFocused)
  return (
    <LeaveGuard>
      {isFocused ? <FocusBar /> : <TopBar />}
      <SaveNotice />
      <InputNotice />
      <RecoveryNotice />
      <CollaborationNotice />
      <Panes
        centre={
          <>
            <VersionBanner />
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
