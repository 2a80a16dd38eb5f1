#!/bin/sh
# Chromium, CPU_SLOWDOWN times slower: all its processes, workers too, stand still for the rest of the time.
# Playwright starts it as the leader of a process group, and ends that group; the clock outside of it ends then.
still=$(((CPU_SLOWDOWN - 1) * 10))
setsid sh -c '
  while kill -s STOP -- "-$1"; do
    sleep "$2"
    kill -s CONT -- "-$1"
    sleep 0.01
  done
' clock $$ "$(printf '0.%03d' "$still")" >/dev/null 2>&1 3>&- 4>&- &
exec "$SLOWED_CHROMIUM" "$@"
