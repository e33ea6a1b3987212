import { Link, PlainIsland } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { AccountForm, AccountInput } from '../../../components/agents/AccountForm'
import { PROBLEM_LABELS } from '../../../components/agents/accountRequest'
import { pickLabels } from '../../../components/labels'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { agentLogin } from './config'
import { login } from './login.part'

const LABELS = [...PROBLEM_LABELS, 'agents.wrong', 'agents.closed']

export default function AgentLogin({ id, fields, field, root, context }: SliceProps<typeof agentLogin>) {
  const { labels, preview } = context
  const label = (name: string, fallback: string) => labels[`agents.${name}`] ?? fallback
  return (
    <Section root={root} tone={fields.tone} width="narrow">
      <SectionHead fields={fields} field={field} align="left" />
      <PlainIsland
        part={login}
        mode="load"
        props={{ after: fields.after?.href ?? null, labels: pickLabels(labels, LABELS) }}
      >
        <AccountForm
          action="/api/users/login"
          button={label('signIn', 'Sign in')}
          noScript={label('script', 'Signing in needs JavaScript: what is for agents is brought by it.')}
          aside={
            fields.forgotten ? (
              <Link {...field.forgotten} link={fields.forgotten} className="text-link">
                {fields.forgotten.text}
              </Link>
            ) : null
          }
        >
          <AccountInput
            id={`${id}-email`}
            name="email"
            type="email"
            label={label('email', 'E-mail')}
            autoComplete="username"
          />
          <AccountInput
            id={`${id}-password`}
            name="password"
            type="password"
            label={label('password', 'Password')}
            autoComplete="current-password"
          />
        </AccountForm>
        <div data-inside="" data-apart="" hidden={!preview} className="mt-6 flex flex-wrap items-center gap-4">
          <p className="w-full font-semibold">{label('inside', 'You are signed in.')}</p>
          {fields.after ? (
            <Link {...field.after} link={fields.after} className="btn btn-primary">
              {fields.after.text}
            </Link>
          ) : null}
          <button type="button" className="btn btn-ghost">
            {label('signOut', 'Sign out')}
          </button>
        </div>
      </PlainIsland>
    </Section>
  )
}
