export interface StreamInput {
  /** The request's: aborted when the window closes. */
  signal: AbortSignal | null
  /** Called at the start and at every beat; a text ends the stream, which passes it on as the reason. */
  reasonToEnd: () => Promise<string | null>
  /** Begins to send; returns how to stop. Called once. */
  begin: (stream: StreamControl) => () => void
  beat?: number
}

export interface StreamControl {
  send: (event: { name: string; data: unknown; id?: string | number }) => void
  /** Tells the reason and closes. The browser is not to come back by itself. */
  end: (reason: string) => void
}

const BEAT = 15_000
/** Chunks that nobody took: the window is gone without a word, or its computer sleeps. */
const MOST_WAITING = 500

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // `no-transform` keeps compression away, which would hold events back; so would a proxy's buffer.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/** A response of server-sent events that ends with its request, and leaves nothing behind. */
export function eventStream({ signal, reasonToEnd, begin, beat = BEAT }: StreamInput): Response {
  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      let isOver = false
      const write = (text: string) => {
        if (isOver) return
        controller.enqueue(encoder.encode(text))
        if ((controller.desiredSize ?? 0) < -MOST_WAITING) close()
      }
      const close = () => {
        if (isOver) return
        stop()
        controller.close()
      }
      const send: StreamControl['send'] = ({ name, data, id }) =>
        write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
      const end = (reason: string) => {
        send({ name: 'end', data: { reason } })
        close()
      }
      const timer = setInterval(() => {
        write(': beat\n\n')
        reasonToEnd().then(
          (reason) => reason !== null && end(reason),
          () => undefined,
        )
      }, beat)
      timer.unref()
      const leave = begin({ send, end })
      stop = () => {
        isOver = true
        clearInterval(timer)
        signal?.removeEventListener('abort', close)
        leave()
      }
      if (signal?.aborted) return close()
      signal?.addEventListener('abort', close)
      // Something must arrive at once: the browser takes the connection for open then.
      write('retry: 2000\n\n')
    },
    cancel: () => stop(),
  })
  return new Response(body, { headers: HEADERS })
}
