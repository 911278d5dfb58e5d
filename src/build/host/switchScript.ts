/** `_host/switch.sh` of a release, which the owner runs on a server of their own (POSIX sh). */
export const switchScript = `#!/bin/sh
# Switches nginx to the release that this file is in: to a new one, or back to an earlier one.
#   sh /srv/camre/releases/<id>/_host/switch.sh
# nginx serves a release by its own folder and rules, which change at one moment, with the reload. NGINX names the command.
set -eu
release=$(cd "$(dirname "$0")/.." && pwd -P)
home=$(dirname "$(dirname "$release")")
live=$home/current
nginx=\${NGINX:-nginx}
before=$(readlink "$live" || true)

# Open tabs ask for the scripts of the release that they came from: each of the two releases has those of the other. What is
# older than sixty days is left behind.
carry() {
  for folder in js static fonts og; do
    [ -d "$1/$folder" ] || continue
    (cd "$1" && find "$folder" -type f -mtime -60) | while IFS= read -r file; do
      [ -e "$2/$file" ] && continue
      mkdir -p "$2/$(dirname "$file")"
      ln "$1/$file" "$2/$file" 2>/dev/null || cp -p "$1/$file" "$2/$file"
    done
  done
}
if [ -n "$before" ] && [ -d "$before" ] && [ "$before" != "$release" ]; then
  carry "$before" "$release"
  carry "$release" "$before"
fi
printf 'root "%s";\\n' "$release" > "$release/_host/server/root.conf"
chmod -R a+rX "$release"

point() {
  ln -sfn "$1" "$live.next"
  mv -fT "$live.next" "$live"
}
point "$release"
if ! $nginx -t; then
  [ -n "$before" ] && point "$before"
  echo "nginx does not take the rules of $release: the release before stays." >&2
  exit 1
fi
$nginx -s reload
if $nginx -T 2>/dev/null | grep -q current/_host/server; then
  echo "The site is $release"
else
  echo "current is $release, and nginx does not serve it yet: your own file has to include $live/_host/server/*.conf (README.md)." >&2
fi
[ -z "$before" ] || [ "$before" = "$release" ] || echo "To go back: sh $before/_host/switch.sh"
`;
