// Puts the server together: security, the modules' routes, the pages. No module knows another's routes.
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Call } from '@praxora/contract/shared/call';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerDomainHandlers } from './domain-handlers.ts';
import { accountRoutes } from './modules/account/account/account.routes.ts';
import { activityRoutes } from './modules/account/activity/activity.routes.ts';
import { apiTokenRoutes } from './modules/account/api-tokens/api-tokens.routes.ts';
import { appStoreRoutes } from './modules/account/app-store/app-store.routes.ts';
import { clinicRoutes } from './modules/account/clinics/clinics.routes.ts';
import { configurationRoutes } from './modules/account/configuration/configuration.routes.ts';
import { deviceRoutes } from './modules/account/devices/devices.routes.ts';
import { erasureRoutes } from './modules/account/erasure/erasure.routes.ts';
import { identityRoutes } from './modules/account/identity/identity.routes.ts';
import { ownAccessRoutes } from './modules/account/identity/own-access.routes.ts';
import { ownPracticeRoutes } from './modules/account/identity/own-practices.routes.ts';
import {
  authenticateDevice,
  authenticateProgram,
  authenticate as authenticateUser,
  createRefusalRecorder,
  isApiToken,
  isDeviceToken,
  type MakeSample,
} from './modules/account/index.ts';
import { legacyRoutes } from './modules/account/legacy/legacy.routes.ts';
import { samplePracticeRoutes } from './modules/account/sample-practice/sample-practice.routes.ts';
import { userRoutes } from './modules/account/users/users.routes.ts';
import { articleCodeRoutes } from './modules/inventory/article-codes/article-codes.routes.ts';
import { articleImportRoutes } from './modules/inventory/article-import/article-import.routes.ts';
import { articleTemplateRoutes } from './modules/inventory/article-templates/article-templates.routes.ts';
import { articleRoutes } from './modules/inventory/articles/articles.routes.ts';
import { costCenterRoutes } from './modules/inventory/cost-centers/cost-centers.routes.ts';
import { dangerousGoodRoutes } from './modules/inventory/dangerous-goods/dangerous-goods.routes.ts';
import { documentRoutes } from './modules/inventory/documents/documents.routes.ts';
import { expiryRoutes } from './modules/inventory/expiry/expiry.routes.ts';
import { labelRoutes } from './modules/inventory/labels/labels.routes.ts';
import { restockingRoutes } from './modules/inventory/restocking/restocking.routes.ts';
import { scanRoutes } from './modules/inventory/scan/scan.routes.ts';
import { stockRoutes } from './modules/inventory/stock/stock.routes.ts';
import { stocktakingRoutes } from './modules/inventory/stocktaking/stocktaking.routes.ts';
import { storageRoutes } from './modules/inventory/storages/storages.routes.ts';
import { thresholdRoutes } from './modules/inventory/thresholds/thresholds.routes.ts';
import { approvalRoutes } from './modules/purchasing/approvals/approvals.routes.ts';
import { budgetRoutes } from './modules/purchasing/budgets/budgets.routes.ts';
import { bufferedPositionRoutes } from './modules/purchasing/buffered-positions/buffered-positions.routes.ts';
import { cartRoutes } from './modules/purchasing/cart/cart.routes.ts';
import { checkoutRoutes } from './modules/purchasing/checkout/checkout.routes.ts';
import { openSolverPool, registerOptimizerMetrics } from './modules/purchasing/index.ts';
import { invoiceRoutes } from './modules/purchasing/invoices/invoices.routes.ts';
import { optimizerRoutes } from './modules/purchasing/optimizer/optimizer.routes.ts';
import { orderRoutes } from './modules/purchasing/orders/orders.routes.ts';
import { priceEngineRoutes } from './modules/purchasing/price-engine/price-engine.routes.ts';
import { receivingRoutes } from './modules/purchasing/receiving/receiving.routes.ts';
import { reorderRoutes } from './modules/purchasing/reorder/reorder.routes.ts';
import { transmissionRoutes } from './modules/purchasing/transmission/transmission.routes.ts';
import { dashboardRoutes } from './modules/reports/dashboard/dashboard.routes.ts';
import { dataExportRoutes } from './modules/reports/data-export/data-export.routes.ts';
import { digestRoutes, oneClickRoutes } from './modules/reports/digest/digest.routes.ts';
import { reportRoutes } from './modules/reports/reports/reports.routes.ts';
import { assortmentRoutes } from './modules/shop/assortment/assortment.routes.ts';
import { catalogRoutes } from './modules/shop/catalog/catalog.routes.ts';
import type { Search } from './modules/shop/index.ts';
import { quickOrderRoutes } from './modules/shop/quick-order/quick-order.routes.ts';
import { savedRoutes } from './modules/shop/saved/saved.routes.ts';
import { searchRoutes } from './modules/shop/search/search.routes.ts';
import { blobRoutes } from './modules/system/blobs/blobs.routes.ts';
import { errorReportRoutes } from './modules/system/error-reports/error-reports.routes.ts';
import { referenceRoutes } from './modules/system/reference/reference.routes.ts';
import { commitPriceList } from './modules/vendors/index.ts';
import { priceListRoutes } from './modules/vendors/price-lists/price-lists.routes.ts';
import { priceOfferRoutes } from './modules/vendors/price-offers/price-offers.routes.ts';
import { vendorRoutes } from './modules/vendors/vendors/vendors.routes.ts';
import type { Platform } from './platform/context.ts';
import { registerAdmission, registerShutdown } from './platform/http/admission.ts';
import { createHttp } from './platform/http/answer.ts';
import { registerAnswerHeaders } from './platform/http/answer-headers.ts';
import { type Authenticate, registerAuthentication } from './platform/http/authentication.ts';
import { compression } from './platform/http/compression.ts';
import { registerDocs } from './platform/http/docs.ts';
import { headAsGet } from './platform/http/head-requests.ts';
import { registerHealth } from './platform/http/health.ts';
import { registerHttpMetrics } from './platform/http/http.metrics.ts';
import { acceptJson } from './platform/http/json.ts';
import { type HttpLimits, keepAliveMilliseconds, usualLimits } from './platform/http/limits.ts';
import { logRequests, newRequestId, requestSerializers } from './platform/http/logging.ts';
import { sendProblem } from './platform/http/problems.ts';
import { refuseUnread } from './platform/http/raw-refusal.ts';
import { registerSecurity, scanAppPolicy } from './platform/http/security.ts';
import { registerSlowClients } from './platform/http/slow-clients.ts';
import { traceRequests } from './platform/http/tracing.ts';
import { registerWebApp } from './platform/http/web-app.ts';
import { registerMetricsRoute } from './platform/metrics/endpoint.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { version } from './platform/version.ts';

interface AppOptions {
  /** The built web app. */
  readonly webFolder: string;
  /** The product search of this process. */
  readonly search: Search;
  /** Makes sample practices. */
  readonly makeSample: MakeSample;
  /** Undefined where metrics are off: nothing is counted then. */
  readonly metrics?: Metrics | undefined;
  /** Something that users need is not there yet, though the calls are answered. */
  readonly isStarting?: () => boolean;
  /** The process has been told to end and still answers. */
  readonly isDraining?: () => boolean;
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
    // One line a request, see logging.ts.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    trustProxy: platform.config.TRUST_PROXY,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 500 },
    exposeHeadRoutes: false,
    rewriteUrl: headAsGet,
    forceCloseConnections: 'idle',
    schemaController: withoutSchemas,
    // Errors of an address before a route and its hooks are found for it.
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request, reply.header('x-request-id', request.id)),
    // Input that never becomes a request.
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
  logRequests(app, platform.config);
  traceRequests(app, platform.config);
  if (options.metrics) registerHttpMetrics(app, options.metrics, admission);
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
  registerAuthentication(app, platform, authenticate, createRefusalRecorder(platform.database));
  const http = createHttp(app, platform, { files: admission.files, checkAnswer });
  // A single pool for all optimizer runs. Closed before waiting for open requests, so that none of them waits for a
  // long run.
  const pool = openSolverPool(platform.config);
  app.addHook('preClose', () => pool.close());
  if (options.metrics) registerOptimizerMetrics(options.metrics, 'interactive', pool);
  configurationRoutes(http);
  identityRoutes(http);
  ownAccessRoutes(http);
  ownPracticeRoutes(http);
  samplePracticeRoutes(http, options.makeSample);
  userRoutes(http);
  clinicRoutes(http);
  erasureRoutes(http);
  referenceRoutes(http);
  catalogRoutes(http);
  vendorRoutes(http, commitPriceList);
  assortmentRoutes(http);
  savedRoutes(http);
  accountRoutes(http);
  cartRoutes(http);
  bufferedPositionRoutes(http);
  priceEngineRoutes(http);
  reorderRoutes(http, pool);
  quickOrderRoutes(http, pool, options.search);
  checkoutRoutes(http);
  orderRoutes(http, pool);
  approvalRoutes(http, pool);
  budgetRoutes(http);
  transmissionRoutes(http);
  dashboardRoutes(http);
  reportRoutes(http);
  articleRoutes(http);
  thresholdRoutes(http);
  articleCodeRoutes(http);
  articleImportRoutes(http);
  articleTemplateRoutes(http);
  stockRoutes(http);
  expiryRoutes(http);
  restockingRoutes(http);
  receivingRoutes(http);
  invoiceRoutes(http);
  priceOfferRoutes(http);
  priceListRoutes(http);
  costCenterRoutes(http);
  appStoreRoutes(http);
  dangerousGoodRoutes(http);
  documentRoutes(http);
  stocktakingRoutes(http);
  storageRoutes(http);
  scanRoutes(http);
  labelRoutes(http);
  optimizerRoutes(http, pool);
  digestRoutes(http);
  apiTokenRoutes(http);
  activityRoutes(http);
  deviceRoutes(http);
  blobRoutes(http);
  dataExportRoutes(http);
  await searchRoutes(http, app, options.search);
  await errorReportRoutes(app, platform);
  await oneClickRoutes(app, platform);
  legacyRoutes(app);
  registerHealth(app, platform, options);
  if (options.metrics) registerMetricsRoute(app, platform.config, options.metrics);
  registerDocs(app, version);
  await registerWebApp(app, options.webFolder, scanAppPolicy(platform.config));
  registerShutdown(app, admission, limits);
  return app;
}

function refuseWrongAnswer(call: Call, data: unknown): void {
  const result = call.data.safeParse(data);
  if (!result.success)
    throw new Error(`${call.method} ${call.path} answers against its contract: ${result.error.message}`);
}
