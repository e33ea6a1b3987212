import type { ReactNode } from 'react'
import { ButtonLink, type ButtonVariant } from '../../components/ButtonLink'
import { Card } from '../../components/Card'
import { Eyebrow } from '../../components/Eyebrow'
import { Heading } from '../../components/Heading'
import { TITLE_SIZES } from '../../components/titles'

const BUTTONS: Record<ButtonVariant, string> = {
  primary: 'Book now',
  ghost: 'See the rooms',
  light: 'Watch the film',
  text: 'All special offers',
}

const link = (text: string) => ({ text, href: '#buttons', target: '_self' as const })

/** The demo's own components in the style guide, with the styles of the layout. */
export function StyleGuide() {
  return (
    <>
      <Part title="Headings">
        <Eyebrow>The line above a heading</Eyebrow>
        <div className="grid gap-5">
          {TITLE_SIZES.toReversed().map((size) => (
            <div key={size}>
              <code>{size}</code>
              <Heading as="h3" size={size}>
                A week by the sea
              </Heading>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Buttons">
        {(['plain', 'deep'] as const).map((tone) => (
          <div className="flex flex-wrap items-center gap-4 p-6" data-tone={tone} key={tone}>
            {Object.entries(BUTTONS).map(([variant, text]) => (
              <ButtonLink key={variant} link={link(text)} variant={variant as ButtonVariant} />
            ))}
          </div>
        ))}
      </Part>
      <Part title="Forms">
        <form className="grid max-w-md gap-5">
          <Field label="Your name">
            <input className={INPUT} placeholder="Ada Lovelace" type="text" />
          </Field>
          <Field label="Where to">
            <select className={INPUT}>
              <option>Bahía Serena</option>
              <option>Costa Viva</option>
            </select>
          </Field>
          <Field label="Your message">
            <textarea className={INPUT} rows={3} />
          </Field>
          <label className="flex items-center gap-3">
            <input className="size-5 accent-brand" defaultChecked type="checkbox" />
            Write to me when there are new offers
          </label>
          <button className="btn btn-primary justify-self-start" type="button">
            Send
          </button>
        </form>
      </Part>
      <Part title="Cards">
        <div className="grid gap-6 sm:grid-cols-2">
          {['plain', 'tint'].map((tone) => (
            <div className="p-6" data-tone={tone} key={tone}>
              <Card as="div" className="gap-3 p-6">
                <Heading as="h3" size="text-2xl">
                  Bahía Serena
                </Heading>
                <p className="text-muted">Seven restaurants, three pools and a beach of two kilometres.</p>
                <ButtonLink link={link('See the resort')} variant="text" />
              </Card>
            </div>
          ))}
        </div>
      </Part>
    </>
  )
}

const INPUT = 'w-full rounded-control border border-line bg-surface px-4 py-3 text-ink'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="voix-guide-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="grid gap-2">
      <span className="font-semibold">{label}</span>
      {children}
    </label>
  )
}
