import type { SliceProps } from 'voix/slices'
import { FormBand } from '../../../components/forms/FormBand'
import { ButtonLink } from '../../../components/ButtonLink'
import { formatDay } from '../../lib/document'
import type { sweepstakesForm } from './config'
import type { load } from './load'

export default function SweepstakesForm(props: SliceProps<typeof sweepstakesForm, typeof load>) {
  const { id, fields, field, root, data, context } = props
  return (
    <FormBand
      {...context}
      id={`form-${id}`}
      root={root}
      fields={fields}
      field={field}
      form={data}
      arrangement="picture"
      look="stack"
    >
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {fields.endDate ? (
          <span {...field.endDate}>
            {context.labels['form.until'] ?? 'Take part until'} {formatDay(fields.endDate, context)}
          </span>
        ) : null}
        <ButtonLink link={fields.rules} variant="text" attributes={field.rules} />
      </p>
    </FormBand>
  )
}
