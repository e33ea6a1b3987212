import type { SliceProps } from 'voix/slices'
import { FormBand } from '../../../components/forms/FormBand'
import type { weddingInquiryForm } from './config'
import type { load } from './load'

export default function WeddingInquiryForm(props: SliceProps<typeof weddingInquiryForm, typeof load>) {
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
      look="columns"
    />
  )
}
