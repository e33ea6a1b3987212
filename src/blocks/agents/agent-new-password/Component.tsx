import { Link, PlainIsland } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { AccountForm, AccountInput } from '../../../components/agents/AccountForm'
import { PROBLEM_LABELS } from '../../../components/agents/accountRequest'
import { pickLabels } from '../../../components/labels'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import { choose } from './choose.part'
import type { agentNewPassword } from './config'

const LABELS = [...PROBLEM_LABELS, 'agents.unequal', 'agents.short']

/** The same minimum length as on the server. */
const SHORTEST = 12

export default function AgentNewPassword(props: SliceProps<typeof agentNewPassword>) {
  const { id, fields, field, root, context } = props
  const { labels, preview } = context
  const label = (name: string, fallback: string) => labels[`agents.${name}`] ?? fallback
  const password = { type: 'password', autoComplete: 'new-password', minLength: SHORTEST } as const
  return (
    <Section root={root} tone={fields.tone} width="narrow">
      <SectionHead fields={fields} field={field} align="left" />
      <PlainIsland
        part={choose}
        mode="load"
        props={{ after: fields.after?.href ?? null, labels: pickLabels(labels, LABELS) }}
      >
        <AccountForm
          action="/api/users/reset-password"
          button={label('savePassword', 'Save and sign in')}
          noScript={label('script', 'Signing in needs JavaScript: what is for agents is brought by it.')}
        >
          <AccountInput
            {...password}
            id={`${id}-password`}
            name="password"
            label={label('newPassword', 'New password')}
          />
          <AccountInput
            {...password}
            id={`${id}-repeated`}
            name="repeated"
            label={label('repeated', 'Repeat the password')}
          />
        </AccountForm>
        <div data-expired="" hidden={!preview} tabIndex={-1} className="mt-6 grid justify-items-start gap-4">
          <p className="font-semibold" role="status">
            {label('expired', 'This link has expired or has been used, or the account is deactivated.')}
          </p>
          {fields.request ? (
            <Link {...field.request} link={fields.request} className="btn btn-primary">
              {fields.request.text}
            </Link>
          ) : null}
        </div>
      </PlainIsland>
    </Section>
  )
}
