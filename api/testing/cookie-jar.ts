/** What a browser keeps of the cookies that a server gives it. */
export interface CookieJar {
  /** Makes a request with the kept cookies, and keeps what its answer gives. */
  carry(headers: RequestInit['headers'], send: (headers: Headers) => Promise<Response>): Promise<Response>;
}

/** An empty one, for one server. */
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
