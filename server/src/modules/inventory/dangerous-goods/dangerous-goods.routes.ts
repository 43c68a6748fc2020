import { dangerousGoodCalls as calls } from '@praxora/contract/inventory/dangerous-goods.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { listDangerousGoods, setDangerousGood, setSheetTerm } from './dangerous-goods.service.ts';
import { instructionsFile } from './instructions-pdf.ts';
import { registerFile } from './register-file.ts';

export function dangerousGoodRoutes(http: Http): void {
  http.answer(calls.listDangerousGoods, (context) => listDangerousGoods(context));
  http.answer(calls.setDangerousGood, (context, { params, body }) =>
    setDangerousGood(context, params.articleId, body),
  );
  http.answer(calls.setSheetTerm, (context, { body }) => setSheetTerm(context, body.years));
  http.download(calls.downloadRegister, (context, { query }) => registerFile(context, query));
  http.download(calls.downloadInstructions, (context, { params, query }) =>
    instructionsFile(context, params.articleId, query.language),
  );
}
