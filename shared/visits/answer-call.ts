import { type Examples, exampleFor } from '@hawiyat/shared/contract/examples/example-for';
import { type Outcome, outcomesOf, reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import type { Route } from '@playwright/test';

/** Answers a page's call with its example, so that none reaches a server; `report` takes what the page reports on releases. */
export async function answerCall(
  route: Route,
  examples: Examples,
  report: (outcomes: Outcome[]) => void,
): Promise<void> {
  const request = route.request();
  const url = request.url();
  if (new URL(url).pathname === reportOutcomes.path) {
    report(outcomesIn(request.postData()));
    return route.fulfill({ status: 204 });
  }
  // A stream that stays open, as without changes.
  if (url.endsWith('/events')) return;
  const example = request.method() === 'GET' ? exampleFor(examples, url) : undefined;
  if (example !== undefined) return route.fulfill({ json: example });
  return route.fulfill({ status: 503, json: { message: 'لا خدمة في التجربة' } });
}

function outcomesIn(text: string | null): Outcome[] {
  const { data } = reportOutcomes.body.safeParse(JSON.parse(text ?? '{}'));
  return data ? outcomesOf(data) : [];
}
