/** A browser's cookies of one server. */
export interface CookieJar {
  /** Sends a request with the stored cookies, and stores those of the response. */
  carry(headers: RequestInit['headers'], send: (headers: Headers) => Promise<Response>): Promise<Response>;
}

export function cookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    async carry(given, send) {
      const headers = new Headers(given);
      if (cookies.size > 0)
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const answer = await send(headers);
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
  };
}
