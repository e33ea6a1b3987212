/** Writes a cookie that the very next request of the window sends. */
export function writeCookie(cookie: string): void {
  document.cookie = cookie
  // Chromium writes in the background. A read waits for the write, which a navigation could overtake.
  void document.cookie
}
