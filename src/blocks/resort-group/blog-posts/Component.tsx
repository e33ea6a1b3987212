import { ButtonLink } from '../../../components/ButtonLink'
import { gridClass } from '../../../components/grid'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { SliceProps } from 'voix/slices'
import type { blogPosts } from './config'
import type { Post } from '../../lib/loadPosts'
import { PostCard } from './PostCard'

export default function BlogPosts({ fields, field, root, data, context }: SliceProps<typeof blogPosts>) {
  const posts = (data ?? []) as Post[]
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} align="left" />
      {posts.length === 0 ? (
        <p className="text-muted">{context.labels['posts.none'] ?? 'Nothing has been written here yet.'}</p>
      ) : (
        <ul className={`${gridClass(columnsFor(posts.length))} gap-x-6 gap-y-10 md:gap-x-8`}>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} wide={posts.length < 3} />
          ))}
        </ul>
      )}
      <div className="mt-10 empty:hidden">
        <ButtonLink link={fields.viewMoreBtn} variant="ghost" attributes={field.viewMoreBtn} />
      </div>
    </Section>
  )
}

/** Returns the number of columns that leaves no gap in the last row. */
function columnsFor(count: number): number {
  if (count < 3) return count
  return count % 4 === 0 ? 4 : 3
}
