export interface StreamInput {
  /** The request's signal, which is aborted when the window closes. */
  signal: AbortSignal | null
  /** Called at the start and on every heartbeat. A text ends the stream and is sent as the reason. */
  reasonToEnd: () => Promise<string | null>
  /** Starts sending and returns a function that stops it. Called once. */
  begin: (stream: StreamControl) => () => void
  beat?: number
}

export interface StreamControl {
  send: (event: { name: string; data: unknown; id?: string | number }) => void
  /** Sends the reason and closes the stream. The client does not reconnect. */
  end: (reason: string) => void
}

const BEAT = 15_000
/** Number of unread chunks after which the reader counts as gone, such as a computer in standby. */
const MOST_WAITING = 500

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // `no-transform` prevents compression, and the header below a proxy's buffering: both would delay events.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/** Returns a response of server-sent events that ends and cleans up with its request. */
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
      // The browser treats the connection as open when the first bytes arrive.
      write('retry: 2000\n\n')
    },
    cancel: () => stop(),
  })
  return new Response(body, { headers: HEADERS })
}
