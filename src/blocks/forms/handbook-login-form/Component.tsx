import type { SliceProps } from 'voix/slices'
import { FormBand } from '../../../components/forms/FormBand'
import { ButtonLink } from '../../../components/ButtonLink'
import type { handbookLoginForm } from './config'
import type { load } from './load'

export default function HandbookLoginForm(props: SliceProps<typeof handbookLoginForm, typeof load>) {
  const { id, fields, field, root, data, context } = props
  return (
    <FormBand
      {...context}
      id={`form-${id}`}
      root={root}
      fields={fields}
      field={field}
      form={data}
      arrangement="beside"
      look="stack"
    >
      <ButtonLink link={fields.handbook} variant="text" attributes={field.handbook} />
    </FormBand>
  )
}
