#!/usr/bin/env bash
# The webhook of one Stripe account. `bash infra/stripe-webhook.sh plan` prints what would change, `apply` changes it.
#   PROJECT     the Firebase project's id
#   ACCOUNT     a store's id, "platform" for the account that store owners pay their plans to, or "connect" for the accounts
#               of stores that the platform connects
#   STRIPE_KEY  the secret key of that account; with "connect", the platform's
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=lib.sh
source "$here/lib.sh"
: "${PROJECT:?Set PROJECT to the id of the Firebase project.}"
: "${ACCOUNT:?Set ACCOUNT to the id of a store, to platform, or to connect.}"
: "${STRIPE_KEY:?Set STRIPE_KEY to the secret key of that account.}"
case $ACCOUNT in
  platform) kind=platform path=platform ;;
  connect) kind=connect path=platform/connect ;;
  *) kind=store path=$ACCOUNT ;;
esac
url="https://us-central1-$PROJECT.cloudfunctions.net/stripeWebhook/$path"

# The key goes by standard input: arguments are seen by everybody on the machine.
stripe() { # PATH [CURL ARGUMENT…]
  local path=$1
  shift
  curl --silent --show-error --fail --config - "https://api.stripe.com/v1/$path" "$@" <<<"user = \"$STRIPE_KEY:\""
}

events=$here/stripe-events-$kind.txt
fields=()
while read -r event; do fields+=(--data-urlencode "enabled_events[]=$event"); done < <(rows "$events")

create_webhook() {
  local answer
  [[ $kind != connect ]] || fields+=(--data-urlencode connect=true)
  answer=$(stripe webhook_endpoints --data-urlencode "url=$url" "${fields[@]}")
  sed -n 's/.*"secret": "\(whsec_[^"]*\)".*/  its secret, shown once: \1/p' <<<"$answer" >&2
}

# By itself, because a test would hide that Stripe refused or was not reached.
endpoints=$(stripe 'webhook_endpoints?limit=100')
endpoint=$(node "$here/stripe-endpoint.mjs" "$url" "$events" <<<"$endpoints")
if [[ $endpoint == we_* ]]; then
  # Its secret stays the same.
  change "enable $url, with all its events" \
    stripe "webhook_endpoints/$endpoint" --data-urlencode disabled=false "${fields[@]}"
elif [[ -z $endpoint ]]; then
  change "send events of $ACCOUNT to $url" create_webhook
  if [[ $kind == platform ]]; then
    todo "store its secret: npx firebase functions:secrets:set STRIPE_WEBHOOK_SECRET --project $PROJECT"
  elif [[ $kind == connect ]]; then
    todo "store its secret: npx firebase functions:secrets:set STRIPE_CONNECT_WEBHOOK_SECRET --project $PROJECT"
  else
    todo "store its secret as webhookSecret in the secret STRIPE_STORE_KEYS_$ACCOUNT (docs/operators.md, Cards of a store)"
  fi
fi
finish
