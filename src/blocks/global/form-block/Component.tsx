import type { SliceProps } from 'voix/slices'
import { FormBand } from '../../../components/forms/FormBand'
import type { formBlock } from './config'
import type { load } from './load'

export default function FormBlock(props: SliceProps<typeof formBlock, typeof load>) {
  const { id, fields, field, root, data, context } = props
  return (
    <FormBand
      {...context}
      id={`form-${id}`}
      root={root}
      fields={fields}
      field={field}
      form={data}
      arrangement={fields.arrangement}
      look={fields.look}
    />
  )
}
