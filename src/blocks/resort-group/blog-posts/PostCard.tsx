import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import { Link } from 'voix/render/parts'
import type { Post } from '../../lib/loadPosts'

/** A post with the image above the text. `wide` puts them side by side, for lists of one or two. */
export function PostCard({ post, wide = false }: { post: Post; wide?: boolean }) {
  return (
    <li
      className={`group relative ${wide ? 'flex flex-col gap-x-7 @2xl:flex-row @2xl:items-center' : 'flex flex-col'}`}
    >
      <Photo
        media={post.cover}
        className={`aspect-[3/2] rounded-media ${wide ? '@2xl:w-1/2 @2xl:max-w-[30rem] @2xl:shrink-0' : ''}`}
        sizes="(min-width: 1024px) 25vw, (min-width: 640px) 50vw, 100vw"
        zoom
      />
      <div className="min-w-0">
        <p className="mt-4 text-sm text-muted">{[post.date, post.author].filter(Boolean).join(' · ')}</p>
        <Heading as="h3" size="text-xl" className="mt-1.5">
          {post.link ? (
            <Link link={post.link} className="after:absolute after:inset-0 group-hover:text-accent-ink">
              {post.title}
            </Link>
          ) : (
            post.title
          )}
        </Heading>
        {post.excerpt ? <p className="mt-2 line-clamp-3 text-muted">{post.excerpt}</p> : null}
      </div>
    </li>
  )
}
