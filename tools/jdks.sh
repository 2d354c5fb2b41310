#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Many builds of the JDK side by side, in a cache directory of the user's, without
# touching the system's packages. Debian's archive carries several builds of each
# release over its suites; this fetches them with a private apt configuration.
set -eu

usage() {
    cat <<'EOF'
usage: sh tools/jdks.sh list [ARCH]             the builds there are, and which are installed
       sh tools/jdks.sh install NAME...|all     download and unpack builds
       sh tools/jdks.sh install newest [RELEASE...]
                                                 the newest build of each release
       sh tools/jdks.sh add NAME DIR            enter a JDK that is on this machine already
       sh tools/jdks.sh where NAME              print the directory of an installed build
       sh tools/jdks.sh installed               print NAME, DIR and the VMs of every installed build
       sh tools/jdks.sh vms                     print their VMs as --jdk takes them: NAME or NAME:zero
       sh tools/jdks.sh remove NAME...          delete installed builds

install ends with 1 if a build is missing then, after it has tried the others.

NAME@ARCH is a build of another architecture in Debian's names, as in 17.0.12@s390x, and a release
in place of NAME is the newest build of it, as in 21@arm64: see docs/architectures.md.

The cache is $ASSAY_JDKS, else $XDG_CACHE_HOME/assay/jdks, else ~/.cache/assay/jdks.
EOF
}

die() {
    printf 'jdks.sh: %s\n' "$*" >&2
    exit 2
}

cache=${ASSAY_JDKS:-${XDG_CACHE_HOME:-$HOME/.cache}/assay/jdks}
suites='bullseye bullseye-security bookworm bookworm-security trixie trixie-security forky forky-security sid'
releases=$(sed '1d; s/[[:space:]].*//' "$(dirname "$0")/../spec/releases.tsv")

# ---- Architectures ----------------------------------------------------------

# Sets arch to the architecture of NAME@ARCH, or to nothing for this machine's own, and where
# the packages of it are.
use_arch_of() { # NAME
    case $1 in
    *@*) arch=${1#*@} ;;
    *) arch= ;;
    esac
    apt_home=$cache/.apt${arch:+@$arch}
    libc_home=$cache/.libc${arch:+@$arch}
}

# The emulator of the architecture, where this machine cannot run its programs.
emulator() {
    case $arch in
    '' | i386) return 0 ;;
    arm64) processor=aarch64 ;;
    armhf) processor=arm ;;
    ppc64el) processor=ppc64le ;;
    *) processor=$arch ;;
    esac
    qemu="qemu-$processor"
    command -v "$qemu" || command -v "$qemu-static" ||
        die "$qemu is missing; install it with: sh tools/setup.sh --arch $arch"
}

# ---- A private apt ----------------------------------------------------------

# With its caches, which the images of containers switch off: without them each call reads all lists.
private_apt() {
    tool=$1
    shift
    APT_CONFIG=$apt_home/apt.conf "$tool" \
        -o Dir::Cache::pkgcache=pkgcache.bin -o Dir::Cache::srcpkgcache=srcpkgcache.bin "$@"
}

# The archive's address for suites of a kind: the machine's own, never one of ours.
archive() {
    # shellcheck disable=SC2016
    apt-get indextargets --format '$(SITE) $(RELEASE)' 2>/dev/null |
        awk -v security="$1" '$1 ~ /debian/ && ($2 ~ /-security$/) == security { print $1; exit }'
}

need_debian() {
    for tool in apt-get apt-cache dpkg-deb patchelf; do
        command -v "$tool" >/dev/null 2>&1 ||
            die "'$tool' is missing. On Debian install it (apt-get install apt dpkg patchelf);" \
                "elsewhere unpack JDK builds yourself and enter each with: sh tools/jdks.sh add NAME DIR"
    done
}

prepare_apt() {
    need_debian
    main=$(archive 0)
    security=$(archive 1)
    [ -n "$main" ] ||
        die "no Debian archive in this machine's apt sources; unpack JDK builds yourself and use 'add'"
    keyring=/usr/share/keyrings/debian-archive-keyring.gpg
    [ -r "$keyring" ] || die "$keyring is missing: apt-get install debian-archive-keyring"
    mkdir -p "$apt_home/state/lists/partial" "$apt_home/cache/archives/partial"
    : >"$apt_home/state/status"
    for suite in $suites; do
        case $suite in
        *-security) site=$security ;;
        *) site=$main ;;
        esac
        [ -z "$site" ] || echo "deb [signed-by=$keyring] $site $suite main"
    done >"$apt_home/sources.list"
    cat >"$apt_home/apt.conf" <<EOF
Dir::Etc::sourcelist "$apt_home/sources.list";
Dir::Etc::sourceparts "-";
Dir::Etc::preferences "-";
Dir::Etc::preferencesparts "-";
Dir::State "$apt_home/state";
Dir::State::status "$apt_home/state/status";
Dir::Cache "$apt_home/cache";
Acquire::Languages "none";
APT::Sandbox::User "root";
EOF
    [ -z "$arch" ] ||
        printf 'APT::Architecture "%s";\nAPT::Architectures "%s";\n' "$arch" "$arch" \
            >>"$apt_home/apt.conf"
    # The lists are a day's old at most, so that a name listed can be fetched.
    if [ -z "$(find "$apt_home/updated" -mmin -1440 2>/dev/null)" ]; then
        echo "Reading the archive's package lists ..." >&2
        if ! private_apt apt-get -qq update >"$apt_home/log" 2>&1; then
            sed 's/^/    /' "$apt_home/log" >&2
            echo 'jdks.sh: some package lists could not be read; going on with the others' >&2
        fi
        touch "$apt_home/updated"
    fi
}

# Prints "NAME RELEASE VERSION SUITE" for every build of the archive, oldest suite
# first, where NAME is the upstream version. A build that several suites carry is
# listed once, from the oldest of them, since that needs the oldest C library.
available() {
    packages=
    for release in $releases; do
        packages="$packages openjdk-$release-jdk-headless"
    done
    # shellcheck disable=SC2086
    private_apt apt-cache madison $packages 2>/dev/null |
        awk -v suites="$suites" -v arch="${arch:+@$arch}" '
        BEGIN { n = split(suites, order, " "); for (i = 1; i <= n; i++) rank[order[i]] = i }
        {
            split($1, part, "-")
            split($6, origin, "/")
            name = $3
            if (name ~ /~[0-9]+ea/) {
                early = name
                sub(/^[^~]*~/, "", early)
                sub(/ea.*/, "", early)
                sub(/~.*/, "ea" early, name)
            }
            sub(/[+-].*/, "", name)
            name = name arch
            if (!(name in best) || rank[origin[1]] < best[name]) {
                best[name] = rank[origin[1]]
                line[name] = name " " part[2] " " $3 " " origin[1]
            }
        }
        END {
            # An early access build comes before what it becomes, and the architecture does not count.
            for (name in line) {
                key = name
                sub(/@.*/, "", key)
                sub(/ea/, "~", key)
                print key, line[name]
            }
        }' | sort -V -k 1,1 | cut -d " " -f 2-
}

# ---- Unpacking --------------------------------------------------------------

fetch() { # DIRECTORY PACKAGE=VERSION...
    (cd "$1" && shift && private_apt apt-get -qq download "$@" 2>>"$apt_home/log")
}

# Absolute links of an unpacked root would lead into this machine's own tree.
relink() {
    find "$1" -type l | while read -r link; do
        target=$(readlink "$link")
        case $target in
        /*) [ ! -e "$1$target" ] || ln -sfn "$1$target" "$link" ;;
        esac
    done
}

jdk_in() {
    for jdk in "$1"/usr/lib/jvm/*; do
        if [ -d "$jdk" ] && [ ! -L "$jdk" ] && [ -e "$jdk/bin/java" ]; then
            echo "$jdk"
            return
        fi
    done
}

# The C library of the newest suite, for builds that need a newer one than this machine's.
newest_libc() {
    [ -d "$libc_home" ] && return
    work=$(mktemp -d "$cache/.libc.XXXXXX")
    fetch "$work" libc6/sid libstdc++6/sid libgcc-s1/sid zlib1g/sid ||
        die "cannot download the newest C library${arch:+ of $arch}"
    for package in "$work"/*.deb; do
        dpkg-deb -x "$package" "$work/root"
    done
    mv "$work/root" "$libc_home"
    rm -rf "$work"
}

use_newest_libc() {
    newest_libc
    loader=$(find "$libc_home" -name 'ld-linux*' -type f | head -n 1)
    libraries=$(dirname "$(find "$libc_home" -name 'libc.so.6' | head -n 1)")
    # An rpath that is inherited by the libraries which the launcher opens later.
    find "$1/bin" "$1/lib" "$1/jre" -type f -perm -100 2>/dev/null | while read -r program; do
        if patchelf --print-interpreter "$program" >/dev/null 2>&1; then
            rpath=$(patchelf --print-rpath "$program")
            patchelf --set-interpreter "$loader" \
                --force-rpath --set-rpath "$libraries${rpath:+:$rpath}" "$program"
        fi
    done
}

# Puts the C library into the root of a build that is emulated, where its programs look for it.
add_libc() { # ROOT
    newest_libc
    cp -a "$libc_home/." "$1"
    for directory in lib lib64; do
        [ -e "$1/$directory" ] || ln -s "usr/$directory" "$1/$directory"
    done
}

starts() { # ROOT JDK
    ${qemu:+"$qemu" -L "$1"} "$2/bin/java" -version >"$apt_home/start.log" 2>&1
}

# As it is, else with the newest C library.
made_to_start() { # ROOT JDK
    if [ -n "$qemu" ]; then
        add_libc "$1"
    elif ! starts "$1" "$2"; then
        use_newest_libc "$2"
    else
        return 0
    fi
    starts "$1" "$2"
}

install_one() { # NAME RELEASE VERSION
    qemu=$(emulator)
    echo "$1: downloading" >&2
    work=$(mktemp -d "$cache/.install.XXXXXX")
    if ! fetch "$work" "openjdk-$2-jre-headless=$3" "openjdk-$2-jdk-headless=$3"; then
        rm -rf "$work"
        echo "$1: the archive does not have it at the moment; skipped" >&2
        return
    fi
    fetch "$work" "openjdk-$2-jre-zero=$3" || echo "$1: the archive has no Zero VM for it" >&2
    for package in "$work"/*.deb; do
        dpkg-deb -x "$package" "$work/root"
        rm "$package"
    done
    rm -rf "${cache:?}/$1"
    mv "$work/root" "$cache/$1"
    rm -rf "$work"
    relink "$cache/$1"
    jdk=$(jdk_in "$cache/$1")
    if ! made_to_start "$cache/$1" "$jdk"; then
        echo "$1: does not start on this machine; removed. Its last words:" >&2
        tail -n 3 "$apt_home/start.log" >&2
        [ "$arch" != i386 ] || ! grep -q 'Exec format error' "$apt_home/start.log" ||
            echo 'The kernel of this machine does not run programs of i386.' >&2
        rm -rf "${cache:?}/$1"
        return
    fi
    config=$(find "$jdk" -name jvm.cfg | head -n 1)
    if [ -n "$(find "$jdk" -path '*zero/libjvm.so')" ] && ! grep -q '^-zero' "$config"; then
        echo '-zero KNOWN' >>"$(readlink -f "$config")"
    fi
    ln -sfn "$jdk" "$cache/$1/jdk"
    echo "$1: installed" >&2
}

# ---- Commands ---------------------------------------------------------------

list() {
    use_arch_of "${1:+@$1}"
    prepare_apt
    available | while read -r name release version suite; do
        state=available
        [ ! -e "$cache/$name/jdk" ] || state=installed
        printf '%-16s %-10s %s %s\n' "$name" "$state" "$version" "$suite"
    done
    for jdk in "$cache"/*/jdk; do
        name=$(basename "$(dirname "$jdk")")
        [ ! -L "$jdk" ] || [ -d "$cache/$name/usr" ] ||
            printf '%-16s %-10s %s\n' "$name" added "$(readlink -f "$jdk")"
    done
}

install_named() { # NAME
    use_arch_of "$1"
    prepare_apt
    if [ -e "$cache/$1/jdk" ]; then
        echo "$1: installed already" >&2
        return
    fi
    # A release stands for its newest build that can be had: the archive may list more than it has.
    rows=$(available | awk -v name="$1" -v release="${1%%@*}" '
        $1 == name { found = $0; exact = 1 }
        $2 == release && !exact { found = $0 "\n" found }
        END { printf "%s", found }')
    [ -n "$rows" ] || {
        echo "$1: the archive does not have it at the moment; skipped" \
            "('list${arch:+ $arch}' shows the names)" >&2
        return 1
    }
    while read -r name release version _ <&3 && [ ! -e "$cache/$name/jdk" ]; do
        install_one "$name" "$release" "$version"
        [ ! -e "$cache/$name/jdk" ] || return 0
    done 3<<EOF
$rows
EOF
    [ -e "$cache/$name/jdk" ] || return 1
    echo "$name: installed already" >&2
}

install() {
    [ $# -gt 0 ] || die "name the builds to install, or 'all'"
    case $1 in
    all | newest)
        use_arch_of ''
        prepare_apt
        ;;
    esac
    # shellcheck disable=SC2046
    case $1 in
    all) set -- $(available | cut -d " " -f 1) ;;
    newest)
        shift
        set -- $(available | awk -v wanted=" $* " '
            wanted == "  " || index(wanted, " " $2 " ") { newest[$2] = $1 }
            END { for (release in newest) print newest[release] }')
        ;;
    esac
    absent=
    for wanted in "$@"; do
        install_named "$wanted" || absent="$absent $wanted"
    done
    [ -z "$absent" ] || {
        echo "jdks.sh: not installed:$absent" >&2
        return 1
    }
}

add() {
    [ $# -eq 2 ] || die "usage: add NAME DIR"
    [ -x "$2/bin/java" ] || die "'$2' is no JDK: it has no bin/java that can be run"
    [ ! -e "$cache/$1" ] || die "there is a build named '$1' already; remove it first"
    mkdir -p "$cache/$1"
    ln -s "$(readlink -f "$2")" "$cache/$1/jdk"
}

where() {
    if [ $# -ne 1 ] || [ ! -d "$cache/$1/jdk" ]; then
        die "'${1:-}' is not installed; install it with: sh tools/jdks.sh install ${1:-NAME}"
    fi
    readlink -f "$cache/$1/jdk"
}

installed() {
    for jdk in "$cache"/*/jdk; do
        [ -d "$jdk" ] || continue
        vms=server
        [ -z "$(find "$(readlink -f "$jdk")/" -path '*zero/libjvm.so')" ] || vms="$vms zero"
        printf '%s %s %s\n' "$(basename "$(dirname "$jdk")")" "$(readlink -f "$jdk")" "$vms"
    done | sort -t. -k1,1n -k2,2n -k3,3n -k4,4n
}

vms() {
    installed | awk '{
        for (i = 3; i <= NF; i++)
            print $i == "server" ? $1 : $1 ":" $i
    }'
}

remove() {
    for name in "$@"; do
        [ -e "$cache/$name/jdk" ] || die "'$name' is not installed"
        rm -rf "${cache:?}/$name"
    done
}

mkdir -p "$cache" || die "cannot make the cache directory; choose another with ASSAY_JDKS"
case ${1:-} in
list | install | add | where | installed | vms | remove)
    command=$1
    shift
    "$command" "$@"
    ;;
*)
    usage >&2
    exit 2
    ;;
esac
