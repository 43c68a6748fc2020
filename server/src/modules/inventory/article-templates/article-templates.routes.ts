import { articleTemplateCalls as calls } from '@praxora/contract/inventory/article-templates.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { listTemplates, removeTemplate, saveTemplate } from './article-templates.service.ts';

export function articleTemplateRoutes(http: Http): void {
  http.answer(calls.listArticleTemplates, (context) => listTemplates(context));
  http.answer(calls.saveArticleTemplate, (context, { params, body }) =>
    saveTemplate(context, params.categoryId, body),
  );
  http.answer(calls.removeArticleTemplate, (context, { params }) =>
    removeTemplate(context, params.categoryId),
  );
}
