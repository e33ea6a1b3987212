import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Popup } from '../../../components/popup/Popup'
import { toTargetName } from '../../lib/targetName'
import type { agentPopup } from './config'

export default function AgentPopup({
  id,
  fields,
  field,
  root,
  slots,
  hydrationMode,
  context,
}: SliceProps<typeof agentPopup>) {
  return (
    <Popup
      {...context}
      root={root}
      {...{ fields, field, hydrationMode }}
      target={toTargetName(fields.targetName, `popup-${id}`)}
      mode={fields.mode}
    >
      {slots.default ? <div className="nested w-full">{slots.default}</div> : null}
      <ButtonLink link={fields.link} attributes={field.link} />
    </Popup>
  )
}
