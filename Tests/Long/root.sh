# A new root of Debian, for scripts that source this file: `new_root DIR PACKAGE,PACKAGE…` makes it, and
# `inside DIR COMMAND…` runs a command in it, under an environment of its own. Needs root and debootstrap.

need_root() {
  [ "$(id -u)" -eq 0 ] || { echo "$0: a new root needs root" >&2; exit 2; }
  command -v debootstrap >/dev/null || { echo "$0: apt-get install debootstrap" >&2; exit 2; }
}

new_root() {
  mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | head -n 1)
  codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
  debootstrap --variant=minbase --include="$2" "$codename" "$1" "$mirror" >"$1.log" 2>&1 ||
    { tail "$1.log" >&2; return 1; }
  # Minimal systems leave manual pages and the like out, also those of packages that come later.
  rm -f "$1"/etc/dpkg/dpkg.cfg.d/*
  cp -L /etc/resolv.conf "$1/etc/resolv.conf"
}

# Folders of this machine that are to be seen in the root, at the same place and read-only.
shown=
inside() {
  root=$1
  shift
  # Shells are typed to at a terminal, which needs the devices.
  unshare --mount --pid --fork sh -c '
    root=$1 shown=$2
    shift 2
    mount -t proc proc "$root/proc" && mount --bind /dev "$root/dev" && mount --bind /dev/pts "$root/dev/pts" || exit 70
    for folder in $shown; do
      mkdir -p "$root$folder" && mount --bind -o ro "$folder" "$root$folder" || exit 70
    done
    exec chroot "$root" "$@"' "$0" "$root" "$shown" /usr/bin/env -i \
    PATH="${inside_path:-/usr/bin:/bin:/usr/sbin:/sbin}" LC_ALL=C.UTF-8 HOME=/root TERM=dumb "$@"
}
