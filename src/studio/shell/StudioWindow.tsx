'use client'

import { useEffect, useRef } from 'react'
import { useStudioChannel } from '../channel/useStudioChannel'
import { useWindowGestures } from '../commands/useWindowGestures'
import { SaveConflicts } from '../conflicts/SaveConflicts'
import { DraftNotice } from '../drafts/DraftNotice'
import { LeftPane } from '../elements/LeftPane'
import { ShortcutSheet } from '../help/ShortcutSheet'
import { Inspector } from '../inspector/Inspector'
import { ElementMenu } from '../menu/ElementMenu'
import { StudioPicker } from '../picker/StudioPicker'
import { LiveNotice } from '../live/LiveNotice'
import { useFollowing } from '../live/useFollowing'
import { PreviewPane } from '../preview/PreviewPane'
import { ChangesPane } from '../revisions/ChangesPane'
import { HistoryPane } from '../revisions/HistoryPane'
import { RevisionBanner } from '../revisions/RevisionBanner'
import { useRevisions } from '../revisions/useRevisions'
import { RecoveryNotice } from '../recovery/RecoveryNotice'
import { useSession, useUi } from '../state/session'
import { watchPalettePlace } from '../state/watchPalettePlace'
import { watchViolations } from '../state/watchViolations'
import { ThemeColorDialog } from '../theme/ThemeColorDialog'
import { useThemeColor } from '../theme/useThemeColor'
import { FocusBar } from './FocusBar'
import { LeaveGuard } from './LeaveGuard'
import { Panes } from './Panes'
import { SaveNotice } from './SaveNotice'
import { focusRegion, focusSoon } from './regions'
import { SignInDialog } from './SignInDialog'
import { TopBar } from './TopBar'

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
