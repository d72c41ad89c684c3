# For project.sh: metrics from the log, dashboards, alerts and the budget. What is there is left as it is; to take a changed file,
# delete what was made of the old one at Google.

# name_in FILE: its displayName.
name_in() { sed -n 's/^  "displayName": "\(.*\)",$/\1/p' "$1"; }

make_metrics() {
  local known file name
  known=$(gcloud logging metrics list "${in_project[@]}" --format='value(name)' 2>/dev/null || true)
  for file in "$here"/metrics/*.json; do
    name=$(basename "$file" .json)
    if lacks "$known" "$name"; then
      change "metric: $name" gcloud logging metrics create "$name" --config-from-file="$file" "${in_project[@]}"
    fi
  done
}

make_dashboards() {
  local known file name
  known=$(gcloud monitoring dashboards list "${in_project[@]}" --format='value(displayName)' 2>/dev/null || true)
  for file in "$here"/dashboards/*.json; do
    name=$(name_in "$file")
    if lacks "$known" "$name"; then
      change "dashboard: $name" gcloud monitoring dashboards create --config-from-file="$file" "${in_project[@]}"
    fi
  done
}

channel() {
  gcloud beta monitoring channels list "${in_project[@]}" --filter='displayName="Shop"' --format='value(name)' 2>/dev/null | head -n 1
}

make_alerts() {
  if [[ -z ${ALERT_EMAIL:-} ]]; then
    todo 'set ALERT_EMAIL to be told of errors, held payments and unusual traffic'
    return
  fi
  if [[ -z $(channel) ]]; then
    change "tell $ALERT_EMAIL of alerts" gcloud beta monitoring channels create --display-name=Shop --type=email \
      --channel-labels="email_address=$ALERT_EMAIL" "${in_project[@]}"
  fi
  local known file name
  known=$(gcloud alpha monitoring policies list "${in_project[@]}" --format='value(displayName)' 2>/dev/null || true)
  for file in "$here"/alerts/*.json; do
    name=$(name_in "$file")
    if lacks "$known" "$name"; then
      change "alert: $name" gcloud alpha monitoring policies create --policy-from-file="$file" \
        --notification-channels="$(channel)" "${in_project[@]}"
    fi
  done
}

watch_site() {
  if [[ -z ${SITE_HOST:-} ]]; then return; fi
  local known
  known=$(gcloud monitoring uptime list-configs "${in_project[@]}" --format='value(displayName)' 2>/dev/null || true)
  if lacks "$known" "$SITE_HOST"; then
    change "ask https://$SITE_HOST/api/health every five minutes" gcloud monitoring uptime create "$SITE_HOST" \
      --resource-type=uptime-url --resource-labels="host=$SITE_HOST,project_id=$PROJECT" \
      --protocol=https --path=/api/health --period=5 "${in_project[@]}"
  fi
}

make_budget() {
  if [[ -z ${BILLING_ACCOUNT:-} || -z ${BUDGET:-} ]]; then
    todo 'set BILLING_ACCOUNT and BUDGET to be told of unusual costs'
    return
  fi
  local known
  known=$(gcloud billing budgets list --billing-account="$BILLING_ACCOUNT" --format='value(displayName)' 2>/dev/null || true)
  if lacks "$known" "Shop $PROJECT"; then
    change "a budget of $BUDGET a month" gcloud billing budgets create --billing-account="$BILLING_ACCOUNT" \
      --display-name="Shop $PROJECT" --budget-amount="$BUDGET" --filter-projects="projects/$PROJECT" \
      --threshold-rule=percent=0.5 --threshold-rule=percent=0.9 --threshold-rule=percent=1.0 \
      ${ALERT_EMAIL:+--notifications-rule-monitoring-notification-channels="$(channel)"}
  fi
}
