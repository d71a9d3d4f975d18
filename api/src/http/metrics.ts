import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** No metric names a company or a person. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'hawiyat_http_request_seconds',
      help: 'Time from a request to its response, by route',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    streams: new Gauge({ name: 'hawiyat_event_streams', help: 'Open event streams', registers }),
    shed: new Counter({
      name: 'hawiyat_shed_total',
      help: 'Calls rejected by the concurrency limit',
      registers,
    }),
    notified: new Gauge({
      name: 'hawiyat_notifications_arrive',
      help: 'Whether the start of this process heard its own notification: 0 delays live events',
      registers,
    }),
    outcomes: new Counter({
      name: 'hawiyat_area_outcomes_total',
      help: 'Outcomes of areas in browsers, by release',
      labelNames: ['remote', 'release', 'outcome'] as const,
      registers,
    }),
    guardedCalls: new Counter({
      name: 'hawiyat_guarded_calls_total',
      help: 'Calls in browsers that met nodes which a translator or an extension had moved or replaced, by release',
      labelNames: ['remote', 'release'] as const,
      registers,
    }),
  };
}
