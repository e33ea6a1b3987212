import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Popup as PopupWindow } from '../../../components/popup/Popup'
import { toTargetName } from '../../lib/targetName'
import type { popup } from './config'

export default function Popup({ id, fields, field, root, slots, hydrationMode, context }: SliceProps<typeof popup>) {
  return (
    <PopupWindow
      {...context}
      root={root}
      {...{ fields, field, hydrationMode }}
      target={toTargetName(fields.targetName, `popup-${id}`)}
      mode={fields.mode}
    >
      {slots.default ? <div className="nested w-full">{slots.default}</div> : null}
      <ButtonLink link={fields.link} attributes={field.link} />
    </PopupWindow>
  )
}
