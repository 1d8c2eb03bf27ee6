#!/bin/sh
# release.sh [branch, tag or commit]   builds a release beside the running one and makes it the current one
# release.sh --back                    makes the one before it the current one again
# Either way the site changes over at its next start. A running release is never touched.
set -eu
home=/opt/corvanta
kept=5

make_current() {
  ln -sfn "$1" "$home/next"
  mv -T "$home/next" "$home/current"
}

old=$(readlink "$home/current" || true)

if [ "${1:-}" = --back ]; then
  make_current "$(readlink "$home/previous")"
  ln -sfn "$old" "$home/previous"
  exit
fi

git -C "$home/source" remote update --prune
new=releases/$(date -u +%Y%m%dT%H%M%SZ)
mkdir -p "$home/$new"
trap 'rm -rf "${home:?}/$new"' EXIT
# Not every shell calls the trap of EXIT when a signal ends it.
trap 'exit 1' HUP INT TERM
cd "$home/$new"
commit=$(git -C "$home/source" rev-parse --verify "${1:-main}^{commit}")
git -C "$home/source" archive "$commit" | tar -x
npm ci --no-audit --no-fund
# Without it the release, which is outside git, could not name its commit.
COMMIT=$commit npm run build
# Not before: the build of 1.0.0 would read it, which is the service's and root's alone.
ln -s ../../.env .env

# Tabs that are open ask for files of the release that they came from: it lends its own to the new one.
ls dist/client/assets > dist/assets.txt
if [ -n "$old" ]; then
  (cd "$home/$old/dist/client/assets" && xargs cp -n -t "$home/$new/dist/client/assets" < "$home/$old/dist/assets.txt")
  ln -sfn "$old" "$home/previous"
fi
make_current "$new"
trap - EXIT

cd "$home/releases"
ls | head -n -"$kept" | grep -vxF -e "$(basename "$new")" -e "$(basename "${old:-none}")" | xargs -r rm -r
