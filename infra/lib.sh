# For the scripts of this folder: `plan` prints what would change, `apply` changes it.

mode=${1:-}
if [[ $mode != plan && $mode != apply ]]; then
  echo "Usage: bash $0 plan|apply" >&2
  exit 2
fi
changes=0

# change TEXT COMMAND…: something that is not as it should be, and the command that makes it so.
change() {
  changes=$((changes + 1))
  echo "+ $1"
  shift
  if [[ $mode == apply ]]; then "$@" >/dev/null; fi
}

# todo TEXT: something that only a person can do.
todo() { echo "! $1"; }

finish() {
  if [[ $mode == plan ]]; then echo "$changes to change."; else echo "$changes changed."; fi
}

# rows FILE: its lines without comments and empty ones.
rows() { grep -vE '^(#|[[:space:]]*$)' "$1"; }

# lacks TEXT WORD: whether WORD is no line of TEXT.
lacks() { ! grep -qxF -- "$2" <<<"$1"; }
