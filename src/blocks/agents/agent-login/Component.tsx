import { Link, PlainIsland } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { pickLabels } from '../../../components/labels'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { agentLogin } from './config'
import { login } from './login.part'

const LABELS = ['agents.wrong', 'agents.closed', 'agents.often', 'form.away']

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
        <form method="post" action="/api/users/login" className="grid gap-4">
          <label className="field" htmlFor={`${id}-email`}>
            <span className="field-label">{label('email', 'E-mail')}</span>
            <input
              id={`${id}-email`}
              name="email"
              type="email"
              required
              autoComplete="username"
              className="field-input"
            />
          </label>
          <label className="field" htmlFor={`${id}-password`}>
            <span className="field-label">{label('password', 'Password')}</span>
            <input
              id={`${id}-password`}
              name="password"
              type="password"
              required
              autoComplete="current-password"
              className="field-input"
            />
          </label>
          <p className="field-problem" role="alert" data-told="" />
          <p className="flex flex-wrap items-center gap-6">
            <button type="submit" className="btn btn-primary">
              {label('signIn', 'Sign in')}
            </button>
            {fields.forgotten ? (
              <Link {...field.forgotten} link={fields.forgotten} className="text-link">
                {fields.forgotten.text}
              </Link>
            ) : null}
          </p>
          <noscript>{label('script', 'Signing in needs JavaScript: what is for agents is brought by it.')}</noscript>
        </form>
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
