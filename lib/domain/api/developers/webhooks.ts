import type { WebhookEvent } from '@/lib/domain/webhooks/webhook-event';

interface SaveWebhookRequest {
  readonly storeId: string;
  /** Made by the form for a new endpoint. */
  readonly endpointId: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly isOn: boolean;
}

/** Webhook endpoints for the store's events; owners only. */
export interface WebhookCallables {
  /** `secret` is null for an existing endpoint. */
  saveWebhook: { request: SaveWebhookRequest; response: { secret: string | null } };
  /** The previous secret keeps signing for a day. `seen` is the version that the page showed. */
  rotateWebhookSecret: {
    request: { storeId: string; endpointId: string; seen: number };
    response: { secret: string };
  };
  deleteWebhook: { request: { storeId: string; endpointId: string }; response: { ok: true } };
  testWebhook: { request: { storeId: string; endpointId: string }; response: { deliveryId: string } };
  /**
   * Resends one delivery, or all failed ones of an endpoint since `since`; `more` when one call could not resend all.
   */
  replayWebhooks: {
    request: { storeId: string; endpointId: string; deliveryId?: string; since?: number };
    response: { count: number; more: boolean };
  };
}
