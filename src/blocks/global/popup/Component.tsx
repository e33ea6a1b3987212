import { ButtonLink } from '../../../components/ButtonLink'
import { CloseIcon } from '../../../components/icons'
import { Photo } from '../../../components/Photo'
import { Island } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { toTargetName } from '../../lib/targetName'
import type { popup } from './config'
import { opener } from './opener.part'

export default function Popup({ id, fields, field, root, slots, hydrationMode, context }: SliceProps<typeof popup>) {
  const target = toTargetName(fields.targetName, `popup-${id}`)
  const content = (
    <div className="grid overflow-hidden rounded-card bg-surface md:grid-cols-[5fr_6fr]">
      <Photo
        media={fields.image}
        className="aspect-[5/3] md:aspect-[5/6]"
        sizes="(min-width: 768px) 500px, 100vw"
        attributes={field.image}
      />
      <div className="flex flex-col items-start justify-center gap-4 p-7 md:p-10">
        {fields.title ? (
          <p {...field.title} id={`${target}-title`} className="heading text-3xl md:text-4xl">
            {fields.title}
          </p>
        ) : null}
        {fields.copy ? (
          <p {...field.copy} className="text-lg text-muted">
            {fields.copy}
          </p>
        ) : null}
        {slots.default ? <div className="nested w-full">{slots.default}</div> : null}
        <ButtonLink link={fields.link} attributes={field.link} />
      </div>
    </div>
  )
  if (context.preview) {
    return (
      <div {...root} className="px-(--gutter) py-8">
        <div className="mx-auto max-w-[56rem] shadow-card">{content}</div>
      </div>
    )
  }
  return (
    <div {...root}>
      <dialog id={target} aria-label={fields.title || target} className="popup">
        <form method="dialog">
          <button type="submit" data-close="" className="popup-close" aria-label={context.labels['close'] ?? 'Close'}>
            <CloseIcon />
          </button>
        </form>
        {content}
      </dialog>
      <Island part={opener} mode={hydrationMode} props={{ target, mode: fields.mode, seconds: fields.delay ?? 3 }} />
    </div>
  )
}
