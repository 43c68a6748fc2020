// Sends as fetch does, and tells how much has left: browsers tell that to XMLHttpRequest only.

export function sendWatched(
  url: string,
  { method = 'GET', headers, body, signal, credentials }: RequestInit,
  onSent: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'blob';
    request.withCredentials = credentials === 'include';
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total);
    };
    request.onload = () => {
      const retryAfter = request.getResponseHeader('Retry-After');
      const pause = retryAfter === null ? {} : { headers: { 'Retry-After': retryAfter } };
      resolve(new Response(request.response as Blob, { status: request.status, ...pause }));
    };
    request.onerror = () => reject(new TypeError('Failed to send'));
    request.onabort = () => reject(signal?.reason ?? new TypeError('Failed to send'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send((body ?? null) as XMLHttpRequestBodyInit | null);
  });
}
