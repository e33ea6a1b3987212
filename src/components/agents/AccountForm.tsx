import type { ReactNode } from 'react'

interface InputProps {
  id: string
  name: string
  type: 'email' | 'password'
  label: string
  autoComplete: string
  minLength?: number
}

/** An input of an account form. */
export function AccountInput({ id, label, ...input }: InputProps) {
  return (
    <label className="field" htmlFor={id}>
      <span className="field-label">{label}</span>
      <input id={id} required className="field-input" {...input} />
    </label>
  )
}

interface FormProps {
  /** Receives the form if scripts do not run. */
  action: string
  button: string
  /** Shown if scripts do not run. */
  noScript: string
  /** The inputs. */
  children: ReactNode
  /** Shown next to the button. */
  aside?: ReactNode
}

/** An account form: its inputs, a message for errors, and its button. */
export function AccountForm({ action, button, noScript, children, aside }: FormProps) {
  return (
    <form method="post" action={action} className="grid gap-4">
      {children}
      <p className="field-problem" role="alert" data-told="" />
      <p className="flex flex-wrap items-center gap-6">
        <button type="submit" className="btn btn-primary">
          {button}
        </button>
        {aside}
      </p>
      <noscript>{noScript}</noscript>
    </form>
  )
}
