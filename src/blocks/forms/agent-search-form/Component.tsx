import type { SliceProps } from 'voix/slices'
import { FormBand } from '../../../components/forms/FormBand'
import type { agentSearchForm } from './config'
import type { load } from './load'

export default function AgentSearchForm(props: SliceProps<typeof agentSearchForm, typeof load>) {
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
      look="columns"
    />
  )
}
