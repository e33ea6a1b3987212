import type { LayoutProps } from 'voix/render'
import type { Form } from 'voix/forms'
import { UnlessSignal } from 'voix/render/parts'
import { Container } from '../../components/Container'
import { FormView } from '../../components/forms/FormView'

interface SignUpToSaveProps extends Pick<LayoutProps, 'context' | 'signals'> {
  form: Form | null
}

/** The line above the footer that takes an e-mail address. A slice of the page may hide it. */
export function SignUpToSave({ context, signals, form }: SignUpToSaveProps) {
  if (!form) return null
  const { labels } = context
  return (
    <UnlessSignal signals={signals.filter(({ slice }) => slice === 'hide-sign-up-to-save-footer')}>
      <aside data-tone="tint" className="py-10" aria-label={labels['form.save'] ?? 'Sign up to save'}>
        <Container>
          <div className="grid items-end gap-6 @3xl:grid-cols-2 @3xl:gap-16">
            <div>
              <p className="heading text-3xl">{labels['form.save'] ?? 'Sign up to save'}</p>
              <p className="mt-2 text-muted">
                {labels['form.saveText'] ?? 'Ten per cent of your first stay, and one letter a month.'}
              </p>
            </div>
            <FormView {...context} id="sign-up-to-save" form={form} look="line" />
          </div>
        </Container>
      </aside>
    </UnlessSignal>
  )
}
