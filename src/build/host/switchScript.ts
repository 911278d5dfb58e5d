/** `_host/switch.sh` of a release, which the owner runs on a server of their own (POSIX sh). */
export const switchScript = `#!/bin/sh
# Switches nginx to the release that this file is in: to a new one, or back to an earlier one.
#   sh /srv/camre/releases/<id>/_host/switch.sh
# nginx serves a release by its own folder and rules, which change at one moment, with the reload. NGINX names the command.
set -eu
umask 022
release=$(cd "$(dirname "$0")/.." && pwd -P)
home=$(dirname "$(dirname "$release")")
live=$home/current
nginx=\${NGINX:-nginx}
unset NGINX # nginx itself reads a variable of this name
exec 9> "$home/switch.lock"
flock 9
before=$(readlink "$live" || true)
stop() {
  echo "$1 The release before stays." >&2
  exit 1
}

(cd "$release" && sha256sum --quiet --strict -c _host/files.sha256 && tail -n 1 _host/files.sha256 | grep -qx "# all") ||
  stop "$release is not whole: copy it again."
[ -L "$live" ] || [ ! -e "$live" ] || stop "$live is a folder, where a link belongs: move it away."
chmod -R a+rX "$release"
chmod a+rx "$home" "$home/releases"
# Behind a closed folder nginx finds nothing.
folder=$home
while [ "$folder" != / ]; do
  [ -n "$(find "$folder" -prune -perm -001)" ] || stop "nginx may not enter $folder: chmod a+x $folder"
  folder=$(dirname "$folder")
done

# Open tabs ask for the scripts of the release that they came from: each of the two releases has those of the other, as the same
# files, which take no room. What is sixty days older than both is left behind; the clock of this machine may be wrong.
carry() {
  (cd "$1" && find js static fonts og -type f -newermt "@$since" 2>/dev/null) | while IFS= read -r file; do
    [ -e "$2/$file" ] || { mkdir -p "$2/\${file%/*}" && ln "$1/$file" "$2/$file"; } || stop "$file is not in $2."
  done
}
if [ "\${before%/*}" = "\${release%/*}" ] && [ -f "$before/_host/files.sha256" ] && [ "$before" != "$release" ]; then
  since=$(($(stat -c %Y "$release/_host/files.sha256" "$before/_host/files.sha256" | sort -n | head -n 1) - 60 * 86400))
  carry "$before" "$release"
  carry "$release" "$before"
fi
printf 'root "%s";\\n' "$release" > "$release/_host/root.conf.next" || stop "The disk takes no file."
mv -f "$release/_host/root.conf.next" "$release/_host/server/root.conf"

point() {
  ln -sfn "$1" "$live.next"
  mv -fT "$live.next" "$live"
}
point "$release"
if ! $nginx -t; then
  [ -n "$before" ] && point "$before"
  stop "nginx does not take the rules of $release."
fi
$nginx -s reload
if $nginx -T 2>/dev/null | grep -q current/_host/server; then
  echo "The site is $release"
else
  echo "current is $release, and nginx does not serve it yet: your own file has to include $live/_host/server/*.conf (DEPLOYING.md)." >&2
fi
[ ! -f "$before/_host/switch.sh" ] || [ "$before" = "$release" ] || echo "To go back: sh $before/_host/switch.sh"
`;
