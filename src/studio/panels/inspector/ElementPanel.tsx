'use client'

import { useMemo } from 'react'
import { safeEnvelope } from '../../../tree'
import type { Row } from '../../../tree/types'
import { InputScope } from '../../session/pendingInput/InputScope'
import { useSession } from '../../session/session'
import { ConditionsPanel } from './conditions/ConditionsPanel'
import { ElementForm } from './content/ElementForm'
import { QueryPanel } from './query/QueryPanel'
import { SettingsPanel } from './settings/SettingsPanel'
import { StylePanel } from './style/StylePanel'

/** The panel of one tab. What is stored wrong shows as if it was not set; changing it mends it. */
export function ElementPanel({ tab, row }: { tab: string; row: Row }) {
  const { boot, slice } = useSession()
  const safe = useMemo(() => ({ ...row, element: safeEnvelope(row.element) }), [row])
  const isLocked = safe.element.permissions.includes('edit') && !boot.isAdministrator
  const isReadOnly = !boot.canEdit || isLocked
  const panel = () => {
    switch (tab) {
      case 'style':
        return <StylePanel isReadOnly={isReadOnly} row={safe} />
      case 'settings':
        return <SettingsPanel isReadOnly={isReadOnly} row={safe} />
      case 'conditions':
        return <ConditionsPanel isReadOnly={isReadOnly} row={safe} />
      case 'query':
        return <QueryPanel isReadOnly={isReadOnly} row={safe} />
      default:
        return slice(row.blockType) ? <ElementForm isReadOnly={isReadOnly} row={row} /> : null
    }
  }
  return (
    <InputScope element={row.id} key={tab} tab={tab}>
      {panel()}
    </InputScope>
  )
}
