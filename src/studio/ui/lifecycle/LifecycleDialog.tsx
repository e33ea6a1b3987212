'use client'

import { toast } from '@payloadcms/ui'
import { useState, type ReactNode } from 'react'
import { SECTION_KIND } from '../../../tree'
import type { Along, BulkInput } from '../../../contract/lifecycle'
import { changePage, changeTogether, deletePage, withAlong } from '../../api/lifecycle'
import type { Answer } from '../../api/request'
import { leftPath, type LifecycleAction, type LifecyclePage } from '../../model/lifecycle'
import { ConfirmDialog } from '../ConfirmDialog'
import { AlongFields, findCompany, takenOf, useCompany } from './AlongFields'
import { CopyDialog } from './CopyDialog'
import { redirectFrom } from './redirectFrom'
import { RedirectOffer } from './RedirectOffer'
import type { LifecycleDialogProps } from './props'
import { ScheduleDialog } from './ScheduleDialog'
import { ShareDialog } from './ShareDialog'
import { UsedBy } from './UsedBy'

/** What an action asks before it is done: a question that names the page, or a form. */
export function LifecycleDialog(props: LifecycleDialogProps) {
  switch (props.action) {
    case 'schedule':
      return <ScheduleDialog {...props} />
    case 'copy':
      return <CopyDialog {...props} />
    case 'share':
      return <ShareDialog {...props} />
    default:
      return <Question {...props} action={props.action} />
  }
}

type ConfirmedAction = Exclude<LifecycleAction, 'schedule' | 'copy' | 'share'>

interface Words {
  title: string
  text: ReactNode
  confirm: string
  said: string
  body: Readonly<Record<string, unknown>> | null
  better?: { label: string; said: string; body: Readonly<Record<string, unknown>> }
  /** What it means that the page is used elsewhere; none where that does not matter. */
  used?: string
}

function Question({ action, page, place, onClose, onDone }: LifecycleDialogProps & { action: ConfirmedAction }) {
  const [isRedirected, setIsRedirected] = useState(true)
  const oldPath = action === 'publish' ? leftPath(page) : null
  const words = WORDS[action](page)
  const [along, setAlong] = useState<Along>({ below: true, translations: true })
  const bulk: BulkInput | null = action === 'delete' ? null : { action, pages: [{ id: page.id, rev: page.rev }] }
  const company = useCompany({ place, bulk: bulk, along })
  const change = async (body: Words['body']): Promise<Answer<unknown>> => {
    // A page that is trashed alone stays published for its restore, so it is not trashed together with none.
    const known = company ?? (await findCompany({ place, bulk: bulk, along }).catch(() => undefined))
    const taken = takenOf(bulk, known, along)
    if (bulk && taken) return changeTogether(place, withAlong(bulk, taken))
    return body ? changePage(place, page, body) : deletePage(place, page)
  }
  const carryOut = async (body: Words['body'], said: string) => {
    onClose()
    const answer = await change(body)
    if (!answer.ok) return void toast.error(answer.message)
    const others = Array.isArray(answer.data) ? answer.data.length - 1 : 0
    toast.success(others > 0 ? `${said} ${others} more ${others === 1 ? 'page' : 'pages'} with it.` : said)
    if (oldPath !== null && isRedirected) await redirectFrom({ place, page, path: oldPath })
    onDone({ action })
  }
  const { better } = words
  return (
    <ConfirmDialog
      better={better && { label: better.label, onChoose: () => void carryOut(better.body, better.said) }}
      confirmLabel={words.confirm}
      details={
        <>
          {oldPath !== null && (
            <RedirectOffer from={oldPath} isChosen={isRedirected} onChoose={setIsRedirected} to={page.path} />
          )}
          {company && <AlongFields along={along} company={company} onChange={setAlong} />}
          {words.used !== undefined && <UsedBy page={page} place={place} words={words.used} />}
        </>
      }
      isOpen
      onCancel={onClose}
      onConfirm={() => void carryOut(words.body, words.said)}
      title={words.title}
    >
      {words.text}
    </ConfirmDialog>
  )
}

const nameOf = ({ title }: LifecyclePage) => `“${title || 'Untitled'}”`

/** Of what the server will refuse. */
const NEEDED = 'It is used here. Take it out there first:'

const WORDS: Record<ConfirmedAction, (page: LifecyclePage) => Words> = {
  publish: (page) => ({
    title: `Publish ${nameOf(page)}?`,
    text:
      page.kind === SECTION_KIND
        ? 'Visitors see its newest draft wherever it stands.'
        : `Visitors see its newest draft at ${page.path}.`,
    confirm: 'Publish',
    said: `${nameOf(page)} is published.`,
    body: { _status: 'published' },
  }),
  unpublish: (page) => ({
    title: `Unpublish ${nameOf(page)}?`,
    text:
      page.kind === SECTION_KIND
        ? 'Visitors no longer see it on the pages where it stands. It stays here as a draft.'
        : `Visitors no longer find anything at ${page.livePath ?? page.path}. The page stays here as a draft.`,
    confirm: 'Unpublish',
    said: `${nameOf(page)} is no longer published.`,
    body: { _status: 'draft' },
    used: 'It is used here, where visitors will miss it:',
  }),
  trash: (page) => ({
    title: `Move ${nameOf(page)} to the trash?`,
    text: 'Visitors no longer see it. It can be restored from the list “Trash” above the pages.',
    confirm: 'Move to trash',
    said: `${nameOf(page)} is in the trash.`,
    body: { deletedAt: new Date().toISOString() },
    used: NEEDED,
  }),
  restore: (page) => ({
    title: `Restore ${nameOf(page)}?`,
    text:
      page.status === 'draft'
        ? 'It comes back as the draft that it was.'
        : page.kind === SECTION_KIND
          ? 'It was published when it was deleted. Published, it shows wherever it stands again.'
          : `It was published when it was deleted. Visitors find a published page at ${page.path} again.`,
    confirm: page.status === 'draft' ? 'Restore' : 'Restore as a draft',
    said: `${nameOf(page)} is back as a draft.`,
    body: { deletedAt: null, _status: 'draft' },
    ...(page.status !== 'draft' && {
      better: {
        label: 'Restore and publish',
        said: `${nameOf(page)} is back, and visitors see it again.`,
        body: { deletedAt: null, _status: 'published' },
      },
    }),
  }),
  delete: (page) => ({
    title: `Delete ${nameOf(page)} for ever?`,
    text: 'The page goes with all its versions. Nobody can bring it back.',
    confirm: 'Delete for ever',
    said: `${nameOf(page)} is deleted.`,
    body: null,
    used: NEEDED,
  }),
}
