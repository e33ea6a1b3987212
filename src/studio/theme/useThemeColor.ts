import { useEffect } from 'react'
import { useSession } from '../state/session'
import { themeColorOf } from './themeCookie'

/** Tells the previews the colour that was chosen in this browser. */
export function useThemeColor(): void {
  const { store } = useSession()
  useEffect(() => {
    store.dispatch({ type: 'setCurrentState', session: { themeColor: themeColorOf(document.cookie) } })
  }, [store])
}
