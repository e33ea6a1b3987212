'use client'

import { isLocked } from '../../../tree'
import type { Row } from '../../../tree/types'
import { InputScope } from '../../session/pendingInput/InputScope'
import { useSession } from '../../session/session'
import { ConditionsPanel } from './conditions/ConditionsPanel'
import { ElementForm } from './content/ElementForm'
import { QueryPanel } from './query/QueryPanel'
import { SettingsPanel } from './settings/SettingsPanel'
import { StylePanel } from './style/StylePanel'

/** The panel of one tab. */
export function ElementPanel({ tab, row }: { tab: string; row: Row }) {
  const { boot, slice } = useSession()
  const isReadOnly = !boot.canEdit || (isLocked(row, 'edit') && !boot.isAdministrator)
  const panel = () => {
    switch (tab) {
      case 'style':
        return <StylePanel isReadOnly={isReadOnly} row={row} />
      case 'settings':
        return <SettingsPanel isReadOnly={isReadOnly} row={row} />
      case 'conditions':
        return <ConditionsPanel isReadOnly={isReadOnly} row={row} />
      case 'query':
        return <QueryPanel isReadOnly={isReadOnly} row={row} />
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
