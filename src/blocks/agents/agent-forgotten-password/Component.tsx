import { Link, PlainIsland } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { AccountForm, AccountInput } from '../../../components/agents/AccountForm'
import { PROBLEM_LABELS } from '../../../components/agents/accountRequest'
import { pickLabels } from '../../../components/labels'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { agentForgottenPassword } from './config'
import { request } from './request.part'

export default function AgentForgottenPassword(props: SliceProps<typeof agentForgottenPassword>) {
  const { id, fields, field, root, context } = props
  const { labels, languageCode } = context
  const label = (name: string, fallback: string) => labels[`agents.${name}`] ?? fallback
  return (
    <Section root={root} tone={fields.tone} width="narrow">
      <SectionHead fields={fields} field={field} align="left" />
      <PlainIsland part={request} mode="load" props={{ languageCode, labels: pickLabels(labels, PROBLEM_LABELS) }}>
        <AccountForm
          action="/api/users/forgot-password"
          button={label('sendLink', 'Send me the link')}
          noScript={label('script', 'Signing in needs JavaScript: what is for agents is brought by it.')}
        >
          <AccountInput
            id={`${id}-email`}
            name="email"
            type="email"
            label={label('email', 'E-mail')}
            autoComplete="username"
          />
        </AccountForm>
        <p data-sent="" hidden role="status" tabIndex={-1} className="mt-6 font-semibold">
          {label(
            'linkSent',
            'If an account with this address exists, we have sent you an e-mail with a link. The link is valid for an hour.',
          )}
        </p>
      </PlainIsland>
      {fields.back ? (
        <p className="mt-6">
          <Link {...field.back} link={fields.back} className="text-link">
            {fields.back.text}
          </Link>
        </p>
      ) : null}
    </Section>
  )
}
