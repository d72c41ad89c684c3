#!/usr/bin/env bash
# What a Firebase project needs beside what "npm run deploy" deploys. `bash infra/project.sh plan` prints what would change,
# `apply` changes it; asked again it changes nothing, also where Google's first answer was that an API is not ready yet.
# It acts as the account of `gcloud auth login`.
#   PROJECT          the project's id; BUCKET its bucket, PROJECT.firebasestorage.app without it
#   ALERT_EMAIL      who is told of alerts; none are made without it
#   SITE_HOST        a site whose /api/health is watched, such as demo.example.com
#   BILLING_ACCOUNT  with BUDGET, such as 100USD: tells its administrators at 50, 90 and 100 % of the month
#   APP_ID           the web app; with SHOP_DOMAINS, commas between them, a key of App Check is made and registered
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=lib.sh
source "$here/lib.sh"
# shellcheck source=monitoring.sh
source "$here/monitoring.sh"
: "${PROJECT:?Set PROJECT to the id of the Firebase project.}"
bucket="gs://${BUCKET:-$PROJECT.firebasestorage.app}"
in_project=(--project "$PROJECT" --quiet)

api() { # METHOD URL [BODY]
  curl --silent --show-error --fail --request "$1" "$2" \
    --header "Authorization: Bearer $(gcloud auth print-access-token)" \
    --header "x-goog-user-project: $PROJECT" \
    ${3:+--header "Content-Type: application/json" --data "$3"}
}

enable_apis() {
  local enabled name missing=()
  enabled=$(gcloud services list --enabled "${in_project[@]}" --format='value(config.name)')
  while read -r name <&3; do
    if lacks "$enabled" "$name"; then missing+=("$name"); fi
  done 3< <(rows "$here/apis.txt")
  # A call takes twenty at most.
  local at
  for ((at = 0; at < ${#missing[@]}; at += 20)); do
    change "enable ${missing[*]:at:20}" gcloud services enable "${missing[@]:at:20}" "${in_project[@]}"
  done
}

make_database() {
  local found
  found=$(gcloud firestore databases describe --database='(default)' "${in_project[@]}" \
    --format='value(pointInTimeRecoveryEnablement)' 2>/dev/null || true)
  if [[ -z $found ]]; then
    change 'create the Firestore database (native mode, nam5)' \
      gcloud firestore databases create --database='(default)' --location=nam5 --type=firestore-native "${in_project[@]}"
  fi
  if [[ $found != *_ENABLED ]]; then
    change 'keep seven days of changes (point-in-time recovery)' \
      gcloud firestore databases update --database='(default)' --enable-pitr "${in_project[@]}"
  fi
  local schedules
  schedules=$(gcloud firestore backups schedules list --database='(default)' "${in_project[@]}" --format='value(name)' 2>/dev/null || true)
  if [[ -z $schedules ]]; then
    change 'back the database up daily, for 14 days' \
      gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=14d "${in_project[@]}"
  fi
}

has_bucket() { gcloud storage buckets describe "$bucket" >/dev/null 2>&1; }

protect_bucket() {
  local versioned rules
  if ! has_bucket; then
    todo "start Storage once, then run this again: https://console.firebase.google.com/project/$PROJECT/storage"
    return
  fi
  versioned=$(gcloud storage buckets describe "$bucket" --format='value(versioning_enabled)')
  if [[ $versioned != True ]]; then
    change "keep earlier versions of pictures in $bucket" gcloud storage buckets update "$bucket" --versioning
  fi
  rules=$(gcloud storage buckets describe "$bucket" --format='value(lifecycle_config.rule.len())')
  if [[ $rules != 3 ]]; then
    change 'delete pages of earlier builds, and earlier versions of files in time (infra/lifecycle.json)' \
      gcloud storage buckets update "$bucket" --lifecycle-file="$here/lifecycle.json"
  fi
}

# give_secrets EMAIL PREFIX ROLE: a role on the secrets whose names begin so, those of later included.
give_secrets() {
  local number condition given
  number=$(gcloud projects describe "$PROJECT" --format='value(projectNumber)')
  condition="resource.name.startsWith(\"projects/$number/secrets/$2\")"
  given=$(gcloud projects get-iam-policy "$PROJECT" --flatten='bindings[].members' \
    --filter="bindings.members:serviceAccount:$1 AND bindings.role:$3" --format='value(bindings.condition.expression)')
  if lacks "$given" "$condition"; then
    change "let ${1%%@*} be $3 on the secrets $2*" gcloud projects add-iam-policy-binding "$PROJECT" \
      --member="serviceAccount:$1" --role="$3" --condition="expression=$condition,title=$2" --quiet
  fi
}

# give_self EMAIL ROLE: a role on the account itself, such as to sign as itself and as nobody else.
give_self() {
  local given
  given=$(gcloud iam service-accounts get-iam-policy "$1" "${in_project[@]}" --flatten='bindings[].members' \
    --filter="bindings.members:serviceAccount:$1" --format='value(bindings.role)' 2>/dev/null || true)
  if lacks "$given" "$2"; then
    change "let ${1%%@*} be $2 on itself" gcloud iam service-accounts add-iam-policy-binding "$1" \
      --member="serviceAccount:$1" --role="$2" "${in_project[@]}"
  fi
}

give_roles() {
  local account roles email has role on_bucket
  while read -r account roles <&3; do
    email="$account@$PROJECT.iam.gserviceaccount.com"
    if ! gcloud iam service-accounts describe "$email" "${in_project[@]}" >/dev/null 2>&1; then
      change "create the account $account" gcloud iam service-accounts create "$account" "${in_project[@]}"
    fi
    has=$(gcloud projects get-iam-policy "$PROJECT" --flatten='bindings[].members' \
      --filter="bindings.members:serviceAccount:$email" --format='value(bindings.role)')
    on_bucket=$(gcloud storage buckets get-iam-policy "$bucket" --flatten='bindings[].members' \
      --format='value(bindings.members,bindings.role)' 2>/dev/null |
      awk -v member="serviceAccount:$email" '$1 == member { print $2 }' || true)
    for role in $roles; do
      if [[ $role == bucket:* ]]; then
        role=${role#bucket:}
        if has_bucket && lacks "$on_bucket" "$role"; then
          change "let $account be $role on $bucket" gcloud storage buckets add-iam-policy-binding "$bucket" \
            --member="serviceAccount:$email" --role="$role"
        fi
      elif [[ $role == self:* ]]; then
        give_self "$email" "${role#self:}"
      elif [[ $role == secrets:* ]]; then
        role=${role#secrets:}
        give_secrets "$email" "${role%%:*}" "${role#*:}"
      elif lacks "$has" "$role"; then
        change "let $account be $role" gcloud projects add-iam-policy-binding "$PROJECT" \
          --member="serviceAccount:$email" --role="$role" --condition=None --quiet
      fi
    done
  done 3< <(rows "$here/accounts.txt")
}

# The storage's rules ask Firestore whether a review is shown.
join_rules() {
  local number agent role=roles/firebaserules.firestoreServiceAgent has
  number=$(gcloud projects describe "$PROJECT" --format='value(projectNumber)')
  agent="serviceAccount:service-$number@gcp-sa-firebasestorage.iam.gserviceaccount.com"
  has=$(gcloud projects get-iam-policy "$PROJECT" --flatten='bindings[].members' \
    --filter="bindings.members:$agent" --format='value(bindings.role)')
  if lacks "$has" "$role"; then
    change "let the storage's rules read Firestore" gcloud projects add-iam-policy-binding "$PROJECT" \
      --member="$agent" --role="$role" --condition=None --quiet
  fi
}

generate_secret() { # NAME
  head -c 48 /dev/urandom | base64 -w 0 |
    gcloud secrets create "$1" --replication-policy=automatic --data-file=- "${in_project[@]}"
}

make_secrets() {
  local found name how
  found=$(gcloud secrets list "${in_project[@]}" --format='value(name.basename())' 2>/dev/null || true)
  while read -r name how <&3; do
    if ! lacks "$found" "$name"; then continue; fi
    if [[ $how == generate ]]; then
      change "make the secret $name, a random text" generate_secret "$name"
    else
      todo "set the secret $name: npx firebase functions:secrets:set $name --project $PROJECT"
    fi
  done 3< <(rows "$here/secrets.txt")
}

set_up_sign_in() {
  local url="https://identitytoolkit.googleapis.com/admin/v2/projects/$PROJECT/config" config
  config=$(api GET "$url" 2>/dev/null | tr -d ' \n' || true)
  if [[ -z $config ]]; then
    todo "start Authentication once: https://console.firebase.google.com/project/$PROJECT/authentication"
    return
  fi
  if [[ $config != *'"enableImprovedEmailPrivacy":true'* ]]; then
    change 'do not tell strangers which addresses have accounts' \
      api PATCH "$url?updateMask=emailPrivacyConfig" '{"emailPrivacyConfig":{"enableImprovedEmailPrivacy":true}}'
  fi
  if [[ $config != *'"email":{"enabled":true'* ]]; then
    change 'let people sign in by e-mail and password' \
      api PATCH "$url?updateMask=signIn.email" '{"signIn":{"email":{"enabled":true,"passwordRequired":true}}}'
  fi
  if [[ $config != *'"anonymous":{"enabled":true'* ]]; then
    change 'let guests order (anonymous sign-in)' \
      api PATCH "$url?updateMask=signIn.anonymous" '{"signIn":{"anonymous":{"enabled":true}}}'
  fi
}

set_up_app_check() {
  if [[ -z ${APP_ID:-} || -z ${SHOP_DOMAINS:-} ]]; then return; fi
  local url="https://firebaseappcheck.googleapis.com/v1/projects/$PROJECT/apps/$APP_ID/recaptchaEnterpriseConfig" key
  if [[ $(api GET "$url" 2>/dev/null || true) == *siteKey* ]]; then return; fi
  key=$(gcloud recaptcha keys list "${in_project[@]}" --filter='displayName=shop' --format='value(name.basename())' 2>/dev/null || true)
  if [[ -z $key ]]; then
    change "make a reCAPTCHA Enterprise key for $SHOP_DOMAINS" gcloud recaptcha keys create --display-name=shop \
      --web --integration-type=score --domains="$SHOP_DOMAINS" "${in_project[@]}"
    key=$(gcloud recaptcha keys list "${in_project[@]}" --filter='displayName=shop' --format='value(name.basename())' 2>/dev/null || true)
  fi
  change 'register the key for App Check; it is NEXT_PUBLIC_APP_CHECK_KEY of every store' \
    api PATCH "$url?updateMask=siteKey" "{\"siteKey\":\"$key\"}"
}

enable_apis
make_database
protect_bucket
give_roles
join_rules
make_secrets
set_up_sign_in
set_up_app_check
make_metrics
make_dashboards
watch_site
make_alerts
make_budget
finish
