import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import type { agentFeatureCard } from './config'

export default function AgentFeatureCard({ fields, field, root }: SliceProps<typeof agentFeatureCard>) {
  return (
    <div
      {...root}
      className={`card agent-card flex h-full flex-col p-6 md:p-8 ${fields.isAccent ? 'agent-card-accent' : ''}`}
    >
      {fields.figure ? (
        <p {...field.figure} className="heading text-5xl tabular-nums">
          {fields.figure}
        </p>
      ) : null}
      <Heading as="h3" size="text-2xl" className="mt-5" attributes={field.title}>
        {fields.title}
      </Heading>
      {fields.copy ? (
        <p {...field.copy} className="mt-2 mb-5">
          {fields.copy}
        </p>
      ) : null}
      <div className="mt-auto">
        <ButtonLink link={fields.link} variant="text" attributes={field.link} />
      </div>
    </div>
  )
}
