#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/setup.sh [-y] [--check] [--lint] [--arch ARCH]...
#
# Finds what is missing to build Assay, says what and why, and installs it where the
# platform is known. Asks first on a terminal, unless -y is given. With --check also
# what the project's own tests need; among that is a browser, without which those of the
# HTML page in it are skipped. With --lint also what `make lint` and `make check-clang` need. With
# --arch also what building for JVMs of that architecture and running them needs, in Debian's names:
# docs/architectures.md. Prints nothing and changes nothing when all is there.
set -eu
cd "$(dirname "$0")/.."

yes=no
check=no
lint=no
architectures=
while [ $# -gt 0 ]; do
    case $1 in
    -y) yes=yes ;;
    --check) check=yes ;;
    --lint) lint=yes ;;
    --arch)
        sh tools/cross.sh --packages "${2:-}" >/dev/null || exit
        architectures="$architectures $2"
        shift
        ;;
    *)
        echo "usage: sh tools/setup.sh [-y] [--check] [--lint] [--arch ARCH]..." >&2
        exit 2
        ;;
    esac
    shift
done

packages=
missing() { # PACKAGE WHY
    echo "missing: $1 ($2)" >&2
    packages="$packages $1"
}

have() {
    command -v "$1" >/dev/null 2>&1
}

need_command() { # COMMAND PACKAGE WHY
    have "$1" || missing "$2" "$3"
}

need_library() { # PKG-CONFIG-NAME PACKAGE WHY
    { have pkg-config && pkg-config --exists "$1"; } || missing "$2" "$3"
}

need_command gcc gcc 'compiles the runner and the agents'
[ -e /usr/include/stdio.h ] || missing libc6-dev 'headers of the C library'
need_command make make 'runs the build'
need_command pkg-config pkg-config 'finds the libraries'
need_library libuv libuv1-dev 'processes, pipes and timers of the runner'
need_library jansson libjansson-dev 'writes JSON'
need_library libxml-2.0 libxml2-dev 'writes JUnit XML'
need_library libmd libmd-dev 'digests of JVM libraries'
need_library inih libinih-dev 'reads the configuration file'
need_library libcmark-gfm libcmark-gfm-dev 'the HTML of certificates'
[ -e /usr/include/cmark-gfm-core-extensions.h ] ||
    missing libcmark-gfm-extensions-dev 'the HTML of certificates: its tables'
sh tools/build-jdk.sh >/dev/null 2>&1 ||
    missing openjdk-17-jdk-headless 'JVM TI headers and a Java compiler; also a JVM to test'
if [ "$check" = yes ]; then
    need_library cmocka libcmocka-dev "unit tests of the runner"
    need_command prove perl 'runs the tests (its program prove)'
    need_command xmllint libxml2-utils 'validates the JUnit XML'
    need_command ssh-keygen openssh-client 'signs and checks dossiers'
    need_command strace strace 'makes writes fail in the tests'
    need_command git git 'the tests look at the tracked files'
    need_command patchelf patchelf 'makes builds of the JDK run that need a newer C library'
    need_command setsid util-linux 'processes of their own sessions in the tests'
    need_command pgrep procps 'finds processes that a JVM left behind'
    need_command bwrap bubblewrap 'keeps a JVM from the rest of the machine in the tests'
fi
if [ "$lint" = yes ]; then
    need_command clang clang 'compiles everything once more, for its warnings'
    need_command clang-format clang-format 'checks the layout of C'
    need_command cppcheck cppcheck 'checks C'
    need_command shellcheck shellcheck 'checks scripts'
fi
for arch in $architectures; do
    need_command patchelf patchelf 'makes builds of the JDK run that need a newer C library'
    sh tools/cross.sh "$arch" >/dev/null 2>&1 ||
        missing "$(sh tools/cross.sh --packages "$arch")" "builds agents for $arch"
    [ "$arch" = i386 ] || need_command qemu-s390x qemu-user "runs JVMs of $arch"
done
browser=
if [ "$check" = yes ] && ! have chromium && ! have chromium-headless-shell &&
    ! have google-chrome; then
    browser=' chromium-headless-shell'
    echo "missing:$browser (tests of the HTML page, which are skipped without it;" \
        '150 MB to fetch, 500 MB on the disk)' >&2
fi

[ -n "$packages$browser" ] || exit 0

# give_up: what is missing is needed, or it is the browser alone.
give_up() {
    [ -n "$packages" ] || exit 0
    exit 2
}

command="apt-get install -y --no-install-recommends"
have apt-get || {
    echo 'This is no Debian or Ubuntu: install the equivalents of these packages, then run again.' >&2
    give_up
}
if [ "$(id -u)" -eq 0 ]; then
    as_root=
elif have sudo; then
    as_root=sudo
else
    echo "Install them as root, then run again:  $command$packages$browser" >&2
    give_up
fi
if [ "$yes" = no ] && [ ! -t 0 ]; then
    echo "Nothing was installed: there is no terminal to ask on. Run again with -y, or by hand:" >&2
    echo "    ${as_root:+$as_root }$command$packages$browser" >&2
    give_up
fi
if [ "$yes" = no ]; then
    printf 'Install them with "%s"? [Y/n] ' "${as_root:+$as_root }$command$packages$browser" >&2
    read -r answer || answer=n
    case $answer in
    '' | [Yy]*) ;;
    *)
        echo "Nothing was installed. To do it by hand:  $command$packages$browser" >&2
        give_up
        ;;
    esac
fi
export DEBIAN_FRONTEND=noninteractive
# The lists of a fresh machine may be empty or old.
# shellcheck disable=SC2086
if ! { $as_root apt-get -qq update && { [ -z "$packages" ] || $as_root $command$packages >&2; }; }; then
    echo "The installation failed. By hand:  ${as_root:+$as_root }$command$packages" >&2
    give_up
fi
# Not every release has it, and not every mirror.
# shellcheck disable=SC2086
if [ -n "$browser" ] && ! $as_root $command$browser >&2 && ! $as_root $command chromium >&2; then
    echo 'No browser can be installed here: the tests in it will be skipped.' >&2
fi
