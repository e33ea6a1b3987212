'use client'

import { Button, toast } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { useState } from 'react'
import { setLayoutColors, type Colors, type ColorUse, type LayoutInForce } from '../../contract/layouts'
import { call } from '../../studio/api/call'
import type { RequestProblem } from '../../studio/api/request'
import { ConfirmDialog } from '../../studio/ui/ConfirmDialog'
import { colorsProblems, isEqual } from '../../tree'
import pages from '../pages/pages.module.css'
import type { ColorFieldInfo } from './colorFields'
import { ContrastTable } from './ContrastTable'
import { fromDraft, toDraft } from './draft'
import { GoneColors } from './GoneColors'
import styles from './layouts.module.css'
import { PaletteEditor } from './PaletteEditor'
import { RulesEditor } from './RulesEditor'
import { useLeaveQuestion } from './useLeaveQuestion'

interface Props {
  adminRoute: string
  apiRoute: string
  layout: LayoutInForce
  fields: readonly ColorFieldInfo[]
  /** The colours in use on pages; `null` while loading. */
  uses: readonly ColorUse[] | null
  /** Called after a save, to reload data on other parts of the screen. */
  onChanged: () => void
}

interface Refusal {
  message: string
  problems: readonly RequestProblem[]
  /** Another user has saved first. The response contains the current state. */
  isOutdated: boolean
}

/** Edits the colours of a layout. Unsaved changes stay; changes by others are reported and overwrite nothing. */
export function LayoutForm({ adminRoute, apiRoute, layout, fields, uses, onChanged }: Props) {
  const [base, setBase] = useState(layout)
  const [draft, setDraft] = useState(() => toDraft(layout))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [asksRestore, setAsksRestore] = useState(false)
  const wanted = fromDraft(draft)
  const isChanged = !isEqual(wanted, { palette: base.palette, colorRules: base.colorRules })
  // Without unsaved changes, the form shows the newest state.
  if (!isChanged && layout.rev > base.rev) take(layout)
  const problems = [...colorsProblems(wanted), ...(refusal?.problems ?? [])]
  const leaving = useLeaveQuestion(isChanged)

  function take(next: LayoutInForce) {
    setBase(next)
    setDraft(toDraft(next))
    setRefusal(null)
  }
  const send = async (body: Colors | { restore: true }, done: string) => {
    setBusy(true)
    const input = { params: { name: layout.name }, body: { rev: base.rev, ...body } }
    const answer = await call(apiRoute, setLayoutColors, input)
    setBusy(false)
    setAsksRestore(false)
    if (!answer.ok) {
      onChanged()
      const { message, status } = answer
      return setRefusal({ message, problems: answer.problems, isOutdated: status === 409 })
    }
    take(answer.data.layout)
    onChanged()
    toast.success(done)
  }
  const change = (next: typeof draft) => {
    setDraft(next)
    if (refusal && !refusal.isOutdated) setRefusal(null)
  }
  const shared = { draft, onChange: change, problems }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(wanted, 'The colours are saved. Editors see them from now on.')
      }}
    >
      <p className={pages.lead}>
        The colours that editors choose from on pages of this layout. Pages keep the colours that they have, whatever
        you change here. <Link href={`${adminRoute}/style-guide?layout=${layout.name}`}>The style guide</Link> draws the
        palette.
      </p>
      {refusal !== null && (
        <div className={pages.error} role="alert">
          {refusal.message}{' '}
          {refusal.isOutdated && layout.rev > base.rev && (
            <button className={styles.link} onClick={() => take(layout)} type="button">
              Load the stored colours, without my changes
            </button>
          )}
        </div>
      )}
      <PaletteEditor {...shared} adminRoute={adminRoute} uses={uses} />
      <RulesEditor {...shared} fields={fields} />
      <ContrastTable draft={draft} />
      <GoneColors before={base.palette} draft={draft} uses={uses ?? []} />
      <div className={styles.actions}>
        <Button disabled={!isChanged || isBusy || problems.length > 0} margin={false} size="medium" type="submit">
          {isBusy ? 'Storing…' : 'Save'}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={!isChanged || isBusy}
          margin={false}
          onClick={() => take(base)}
          size="medium"
        >
          Discard changes
        </Button>
        <Button
          buttonStyle="subtle"
          disabled={!base.isChanged || isBusy}
          margin={false}
          onClick={() => setAsksRestore(true)}
          size="medium"
        >
          As in code
        </Button>
        <p role="status">{stateWords({ isChanged, problems: problems.length, base })}</p>
      </div>
      <ConfirmDialog
        confirmLabel="As in code"
        isOpen={asksRestore}
        onCancel={() => setAsksRestore(false)}
        onConfirm={() => void send({ restore: true }, 'The colours were reset to those of the code.')}
        title={`Give “${layout.label}” the colours of its code again?`}
      >
        Its palette and rules are those that developers have written. Pages keep the colours that they have.
      </ConfirmDialog>
      <ConfirmDialog
        confirmLabel="Leave"
        cancelLabel="Stay"
        isOpen={leaving.isAsked}
        onCancel={leaving.stay}
        onConfirm={leaving.leave}
        title="Leave without saving?"
      >
        The colours that you have changed are not stored yet.
      </ConfirmDialog>
    </form>
  )
}

function stateWords({ isChanged, problems, base }: { isChanged: boolean; problems: number; base: LayoutInForce }) {
  if (problems > 0) return 'Correct the marked fields, then save.'
  if (isChanged) return 'Not saved yet.'
  return base.isChanged ? 'Saved. Not as in code.' : 'As in code.'
}
