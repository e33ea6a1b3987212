import { useEffect } from 'react'
import { useSession } from './session'
import { themeColorOf } from '../dom/themeCookie'

/** Tells the previews the colour that was chosen in this browser. */
export function useThemeColor(): void {
  const { store } = useSession()
  useEffect(() => {
    store.dispatch({ type: 'setCurrentState', session: { themeColor: themeColorOf(document.cookie) } })
  }, [store])
}
