import type { SliceProps } from 'voix/slices'
import { FormView } from '../../../components/forms/FormView'
import { Popup } from '../../../components/popup/Popup'
import { toTargetName } from '../../lib/targetName'
import type { signUpPopup } from './config'
import type { load } from './load'

export default function SignUpPopup(props: SliceProps<typeof signUpPopup, typeof load>) {
  const { id, fields, field, root, data, hydrationMode, context } = props
  return (
    <Popup
      {...context}
      root={root}
      {...{ fields, field, hydrationMode }}
      target={toTargetName(fields.targetName, `popup-${id}`)}
      mode={fields.mode}
    >
      <div className="@container w-full">
        <FormView {...context} id={`form-${id}`} form={data} />
      </div>
    </Popup>
  )
}
