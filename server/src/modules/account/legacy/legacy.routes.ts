// The stand-in for the older site at /app, where users without the pro 2.0 edition are sent.
import type { FastifyInstance } from 'fastify';
import { drawPage, preferredLanguage } from '../../../platform/http/pages.ts';

const texts = {
  de: {
    title: 'Praxora – bisherige Ausgabe',
    heading: 'Ihre Praxis nutzt die bisherige Ausgabe',
    body: 'Die Pro-2.0-Ausgabe mit Lager, Nachbestellung und Optimierer ist für Ihre Praxis noch nicht freigeschaltet. Ihr Ansprechpartner stellt Sie gern um.',
    link: 'Zurück zur Anmeldung',
  },
  en: {
    title: 'Praxora – previous edition',
    heading: 'Your practice uses the previous edition',
    body: 'The pro 2.0 edition with stock, re-ordering and the optimizer is not yet switched on for your practice. Your contact will gladly change that.',
    link: 'Back to login',
  },
} as const;

export function legacyRoutes(app: FastifyInstance): void {
  app.get('/app', async (request, reply) => {
    const language = preferredLanguage(request.headers['accept-language']);
    const { title, heading, body, link } = texts[language];
    const content = `<h1>${heading}</h1><p>${body}</p><p><a class="button" href="/auth/login">${link}</a></p>`;
    return reply.type('text/html; charset=utf-8').send(drawPage({ language, title, content }));
  });
}
