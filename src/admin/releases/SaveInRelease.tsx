'use client'

import {
  FormSubmit,
  toast,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { endOfAnswer } from '../../studio/api/createEventSource'
import { request } from '../../studio/api/request'
import { rememberRelease } from '../../studio/dom/releaseCookie'
import type { EndReason } from '../../contract/collaboration'
import type { ReleaseChoice } from '../../studio/model/boot'
import styles from './saveInRelease.module.css'

interface Props {
  release: ReleaseChoice
  collection: string
  /** The button that saves outside of releases. */
  outside: ReactNode
}

/** What `GET /api/voix/releases/:release/documents/:collection/:doc` answers. */
interface Opened {
  rev: number | null
  doc: Record<string, unknown> | null
  ended: EndReason | null
}

const STAYS = 'What you typed stays in the form: it is saved outside of the release from here on.'

/** Fills a document's form with what the release has of it, and saves it there: visitors and others' forms keep what they have. */
export function SaveInRelease({ release, collection, outside }: Props) {
  const { config } = useConfig()
  const { id, uploadStatus } = useDocumentInfo()
  const { reset, setModified, setProcessing, submit } = useForm()
  const { code: locale } = useLocale()
  const isModified = useFormModified()
  const editDepth = useEditDepth()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ rev: number | null } | null>(id === undefined ? { rev: null } : null)
  const [isOver, setIsOver] = useState(false)
  const all = `${config.routes.api}/voix/releases/${encodeURIComponent(release.id)}/documents/${collection}`
  const address = id === undefined ? all : `${all}/${encodeURIComponent(String(id))}`
  const inLocale = locale ? `locale=${encodeURIComponent(locale)}` : ''
  const form = useRef({ reset, setProcessing })
  useEffect(() => {
    form.current = { reset, setProcessing }
  })

  useEffect(() => {
    if (id === undefined) return
    let isOver = false
    // Until it has come, the form has what is outside: nobody types into that.
    form.current.setProcessing(true)
    const open = async () => {
      const answer = await request<Opened>({ method: 'GET', url: `${address}?${inLocale}` })
      if (isOver) return
      if (!answer.ok) return void toast.error(answer.message)
      if (answer.data.doc) await form.current.reset(answer.data.doc)
      if (isOver) return
      form.current.setProcessing(false)
      setOpened({ rev: answer.data.rev })
    }
    void open()
    return () => {
      isOver = true
    }
  }, [address, id, inLocale])

  const isDisabled = opened === null || (id !== undefined && !isModified) || uploadStatus === 'uploading'
  const save = async () => {
    if (opened === null || isDisabled) return
    const saved = await submit({
      action: id === undefined ? `${all}?${inLocale}` : `${address}?rev=${opened.rev ?? ''}&${inLocale}`,
      context: { incrementVersionCount: false },
      method: id === undefined ? 'POST' : 'PATCH',
      skipValidation: true,
    })
    if (!saved?.res.ok) {
      // The form shows a refusal, but marks itself as saved.
      setModified(true)
      return goOnOutside()
    }
    const rev = saved.res.headers.get('X-Voix-Rev')
    if (rev !== null) setOpened({ rev: Number(rev) })
  }
  /** Where the refusal was about a release that has ended, what was typed stays in the form, to be saved outside. */
  const goOnOutside = async () => {
    if (id === undefined) return
    const answer = await request<Opened>({ method: 'GET', url: `${address}?${inLocale}` })
    const isLeft = answer.ok && answer.data.rev === null && opened?.rev !== null
    if (!isLeft && (answer.ok ? answer.data.ended : endOfAnswer(answer.data)) === null) return
    rememberRelease(null)
    setIsOver(true)
    toast.info(`Nothing more can be saved in the release “${release.name}”. ${STAYS}`, { duration: 20_000 })
  }
  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    button.current?.click()
  })
  if (isOver) return outside
  return (
    <span className={styles.within} data-release-form={opened === null ? 'opening' : (opened.rev ?? 'outside')}>
      <FormSubmit
        buttonId="action-save-in-release"
        disabled={isDisabled}
        onClick={() => void save()}
        ref={button}
        size="medium"
        type="button"
      >
        Save in the release
      </FormSubmit>
    </span>
  )
}
