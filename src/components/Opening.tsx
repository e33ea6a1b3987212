import type { ReactNode } from 'react'
import type { LinkProps } from 'voix/render/parts'
import type { Attributes } from './attributes'
import { ButtonLink } from './ButtonLink'
import { Eyebrow } from './Eyebrow'
import { Heading } from './Heading'
import type { TitleFont, TitleSize, TitleTag } from './titles'

export interface OpeningProps {
  fields: {
    eyebrow: string
    title: string
    copy: string
    link: LinkProps['link']
    secondLink: LinkProps['link']
    titleTag: TitleTag
    titleSize: TitleSize
    titleFont: TitleFont | null
  }
  field: Record<'eyebrow' | 'title' | 'copy' | 'link' | 'secondLink', Attributes>
  className?: string
  /** Shown below the buttons. */
  children?: ReactNode
}

/** The text of a brand's opening: an eyebrow, the title, a sentence, up to two buttons. The brand positions them. */
export function Opening({ fields, field, className = '', children }: OpeningProps) {
  return (
    <div className={className}>
      <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
      <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
        {fields.title}
      </Heading>
      {fields.copy ? (
        <p {...field.copy} className="opening-copy mt-5 max-w-[36rem] text-lg text-pretty">
          {fields.copy}
        </p>
      ) : null}
      <div className="opening-links mt-8 flex flex-wrap gap-4 empty:hidden">
        <ButtonLink link={fields.link} attributes={field.link} />
        <ButtonLink link={fields.secondLink} variant="ghost" attributes={field.secondLink} />
      </div>
      {children}
    </div>
  )
}
