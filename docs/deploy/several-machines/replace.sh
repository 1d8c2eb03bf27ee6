#!/bin/sh
# replace.sh host [host ...]   builds the newest main on each of the site's machines, then restarts one after the other
# A host is its address in the site's network, as HOST has it. Each has to serve again before the next one is asked to end:
# nobody is without an answer.
set -eu
for host in "$@"; do ssh "$host" corvanta-release; done
for host in "$@"; do
  ssh "$host" sudo systemctl restart corvanta
  tries=60
  until ssh "$host" curl --fail --silent --max-time 2 --output /dev/null "http://$host:3000/servez"; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || { echo "$host does not serve: the other machines go on with the release before" >&2; exit 1; }
    sleep 1
  done
  # The proxy asks every second.
  sleep 3
done
