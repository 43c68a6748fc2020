// Puts the server together: security, the modules' routes, the pages. No module knows another's routes.
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Call } from '@praxora/contract/call';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { registerDomainHandlers } from './domain-handlers.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { apiTokenRoutes } from './modules/api-tokens/api-tokens.routes.ts';
import { authenticateProgram, isApiToken } from './modules/api-tokens/api-tokens.service.ts';
import { appStoreRoutes } from './modules/app-store/app-store.routes.ts';
import { approvalRoutes } from './modules/approvals/approvals.routes.ts';
import { articleImportRoutes } from './modules/article-import/article-import.routes.ts';
import { articleRoutes } from './modules/articles/articles.routes.ts';
import { blobRoutes } from './modules/blobs/blobs.routes.ts';
import { bufferedPositionRoutes } from './modules/buffered-positions/buffered-positions.routes.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { catalogRoutes } from './modules/catalog/catalog.routes.ts';
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts';
import { configurationRoutes } from './modules/configuration/configuration.routes.ts';
import { costCenterRoutes } from './modules/cost-centers/cost-centers.routes.ts';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes.ts';
import { dataExportRoutes } from './modules/data-export/data-export.routes.ts';
import { deviceRoutes } from './modules/devices/devices.routes.ts';
import { authenticateDevice, isDeviceToken } from './modules/devices/devices.service.ts';
import { digestRoutes, oneClickRoutes } from './modules/digest/digest.routes.ts';
import { documentRoutes } from './modules/documents/documents.routes.ts';
import { errorReportRoutes } from './modules/error-reports/error-reports.routes.ts';
import { identityRoutes } from './modules/identity/identity.routes.ts';
import { authenticate as authenticateUser } from './modules/identity/identity.service.ts';
import { ownAccessRoutes } from './modules/identity/own-access.routes.ts';
import { labelRoutes } from './modules/labels/labels.routes.ts';
import { legacyRoutes } from './modules/legacy/legacy.routes.ts';
import { optimizerRoutes } from './modules/optimizer/optimizer.routes.ts';
import { openSolverPool } from './modules/optimizer/optimizer.service.ts';
import { orderRoutes } from './modules/orders/orders.routes.ts';
import { priceEngineRoutes } from './modules/price-engine/price-engine.routes.ts';
import { priceListRoutes } from './modules/price-lists/price-lists.routes.ts';
import { commitPriceList } from './modules/price-lists/price-lists.service.ts';
import { priceOfferRoutes } from './modules/price-offers/price-offers.routes.ts';
import { quickOrderRoutes } from './modules/quick-order/quick-order.routes.ts';
import { receivingRoutes } from './modules/receiving/receiving.routes.ts';
import { referenceRoutes } from './modules/reference/reference.routes.ts';
import { reorderRoutes } from './modules/reorder/reorder.routes.ts';
import { reportRoutes } from './modules/reports/reports.routes.ts';
import { savedRoutes } from './modules/saved/saved.routes.ts';
import { scanRoutes } from './modules/scan/scan.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import type { Search } from './modules/search/search.service.ts';
import { stockRoutes } from './modules/stock/stock.routes.ts';
import { stocktakingRoutes } from './modules/stocktaking/stocktaking.routes.ts';
import { storageRoutes } from './modules/storages/storages.routes.ts';
import { thresholdRoutes } from './modules/thresholds/thresholds.routes.ts';
import { transmissionRoutes } from './modules/transmission/transmission.routes.ts';
import { userRoutes } from './modules/users/users.routes.ts';
import { vendorRoutes } from './modules/vendors/vendors.routes.ts';
import type { Platform } from './platform/context.ts';
import { registerAdmission, registerGoodbye } from './platform/http/admission.ts';
import { createHttp } from './platform/http/answer.ts';
import { registerAnswerHeaders } from './platform/http/answer-headers.ts';
import type { Authenticate } from './platform/http/caller.ts';
import { compression } from './platform/http/compression.ts';
import { registerDocs } from './platform/http/docs.ts';
import { headAsGet } from './platform/http/head-requests.ts';
import { registerHealth } from './platform/http/health.ts';
import { acceptJson } from './platform/http/json.ts';
import { type HttpLimits, keepAliveMilliseconds, usualLimits } from './platform/http/limits.ts';
import { newRequestId, requestSerializers } from './platform/http/logging.ts';
import { sendProblem } from './platform/http/problems.ts';
import { refuseUnread } from './platform/http/raw-refusal.ts';
import { registerSecurity, scanAppPolicy } from './platform/http/security.ts';
import { registerSlowClients } from './platform/http/slow-clients.ts';
import { traceRequests } from './platform/http/tracing.ts';
import { registerWebApp } from './platform/http/web-app.ts';
import { version } from './platform/version.ts';

interface AppOptions {
  /** The built web app. */
  readonly webFolder: string;
  /** The product search of this process. */
  readonly search: Search;
  /** Something that users need is not there yet, though the calls are answered. */
  readonly isStarting?: () => boolean;
  /** Holds every answer against the contract; for tests. */
  readonly checkAnswers?: boolean;
  /** Narrower or wider than usual; for tests. */
  readonly limits?: Partial<HttpLimits>;
}

/** Inputs are checked by the contract, in answer.ts: the framework's own compilers of schemas are not even loaded. */
const withoutSchemas = {
  compilersFactory: {
    buildValidator: () => refuseSchema,
    buildSerializer: () => refuseSchema,
  },
};

function refuseSchema(): never {
  throw new Error('A route has a schema of its own instead of the contract');
}

export async function createApp(platform: Platform, options: AppOptions): Promise<FastifyInstance> {
  registerDomainHandlers();
  const limits = { ...usualLimits, ...options.limits };
  const app = Fastify({
    loggerInstance: platform.log.child({}, { serializers: requestSerializers }) as FastifyBaseLogger,
    genReqId: newRequestId,
    trustProxy: platform.config.TRUST_PROXY,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 500 },
    exposeHeadRoutes: false,
    rewriteUrl: headAsGet,
    forceCloseConnections: 'idle',
    schemaController: withoutSchemas,
    // What is wrong with an address before a route is found for it, and its hooks with it.
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request, reply.header('x-request-id', request.id)),
    // What never becomes a request.
    clientErrorHandler: refuseUnread,
    // Said in the catalogued form instead, see admission.ts.
    return503OnClosing: false,
    keepAliveTimeout: keepAliveMilliseconds,
    requestTimeout: limits.whole,
    http: { headersTimeout: limits.head, connectionsCheckingInterval: Math.ceil(limits.head / 3) },
  });
  // A client may expect what it likes; it is answered as if it had not said so.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  registerAnswerHeaders(app);
  registerSlowClients(app, limits);
  const admission = registerAdmission(app, limits);
  traceRequests(app, platform.config);
  app.setErrorHandler(sendProblem);
  await app.register(cookie);
  await app.register(compress, compression);
  acceptJson(app);
  registerSecurity(app, platform.config);

  const checkAnswer = options.checkAnswers ? refuseWrongAnswer : undefined;
  const authenticate: Authenticate = (plain, token) => {
    if (isApiToken(token)) return authenticateProgram(plain, token);
    return isDeviceToken(token) ? authenticateDevice(plain, token) : authenticateUser(plain, token);
  };
  const http = createHttp(app, platform, { authenticate, files: admission.files, checkAnswer });
  // One pool for all that is optimized. Closed before the open requests are waited for: nobody waits for a long run then.
  const pool = openSolverPool(platform.config);
  app.addHook('preClose', () => pool.close());
  configurationRoutes(http);
  identityRoutes(http);
  ownAccessRoutes(http);
  userRoutes(http);
  referenceRoutes(http);
  catalogRoutes(http);
  vendorRoutes(http, commitPriceList);
  savedRoutes(http);
  accountRoutes(http);
  cartRoutes(http);
  bufferedPositionRoutes(http);
  priceEngineRoutes(http);
  reorderRoutes(http, pool);
  quickOrderRoutes(http, pool, options.search);
  checkoutRoutes(http);
  orderRoutes(http);
  approvalRoutes(http);
  transmissionRoutes(http);
  dashboardRoutes(http);
  reportRoutes(http);
  articleRoutes(http);
  thresholdRoutes(http);
  articleImportRoutes(http);
  stockRoutes(http);
  receivingRoutes(http);
  priceOfferRoutes(http);
  priceListRoutes(http);
  costCenterRoutes(http);
  appStoreRoutes(http);
  documentRoutes(http);
  stocktakingRoutes(http);
  storageRoutes(http);
  scanRoutes(http);
  labelRoutes(http);
  optimizerRoutes(http, pool);
  digestRoutes(http);
  apiTokenRoutes(http);
  deviceRoutes(http);
  blobRoutes(http);
  dataExportRoutes(http);
  await searchRoutes(http, app, options.search);
  await errorReportRoutes(app, platform);
  await oneClickRoutes(app, platform);
  legacyRoutes(app);
  registerHealth(app, platform, options.isStarting ?? (() => false));
  registerDocs(app, version);
  await registerWebApp(app, options.webFolder, scanAppPolicy(platform.config));
  registerGoodbye(app, admission, limits);
  return app;
}

function refuseWrongAnswer(call: Call, data: unknown): void {
  const result = call.data.safeParse(data);
  if (!result.success)
    throw new Error(`${call.method} ${call.path} answers against its contract: ${result.error.message}`);
}
