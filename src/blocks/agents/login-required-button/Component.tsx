import { PlainIsland } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { requireLogin } from '../../../components/agents/require.part'
import { SmallSection } from '../../../components/SmallSection'
import { ALIGN_CLASSES } from '../../lib/fields'
import type { loginRequiredButton } from './config'

export default function LoginRequiredButton({ fields, field, root, context }: SliceProps<typeof loginRequiredButton>) {
  return (
    <SmallSection root={root} className={ALIGN_CLASSES[fields.align]}>
      <PlainIsland part={requireLogin} mode="load" props={{}}>
        <span data-signed-out="">
          <ButtonLink link={fields.login} variant="ghost" attributes={field.login} />
        </span>
        <span data-signed-in="" data-apart="" hidden={!context.preview}>
          <ButtonLink link={fields.link} attributes={field.link} />
        </span>
      </PlainIsland>
    </SmallSection>
  )
}
