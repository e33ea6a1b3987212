import type { Attributes } from './attributes'
import { Heading } from './Heading'
import type { TitleFont, TitleSize, TitleTag } from './titles'

export interface SectionHeadProps {
  fields: {
    title: string
    copy?: string
    titleTag: TitleTag
    titleSize: TitleSize
    titleFont: TitleFont | null
  }
  field: { title: Attributes; copy?: Attributes }
  align?: 'left' | 'center'
  /** Its bottom margin. */
  className?: string
}

/** A title and a sentence above a list. Renders nothing if both are empty. */
export function SectionHead({ fields, field, align = 'center', className = 'mb-10 md:mb-14' }: SectionHeadProps) {
  if (!fields.title && !fields.copy) return null
  return (
    <div className={`${className} ${align === 'center' ? 'mx-auto max-w-[44rem] text-center' : ''}`}>
      <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
        {fields.title}
      </Heading>
      {fields.copy ? (
        <p {...field.copy} className="mt-4 text-lg text-pretty text-muted">
          {fields.copy}
        </p>
      ) : null}
    </div>
  )
}
