#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sh tools/cross.sh ARCH               print what the names of its compiler begin with
#        sh tools/cross.sh --packages ARCH    print the Debian packages that hold it
#
# The architectures are those of Debian: i386, arm64, armhf, ppc64el, riscv64, s390x.
set -eu

triplet_of() {
    case $1 in
    i386) echo i686-linux-gnu ;;
    arm64) echo aarch64-linux-gnu ;;
    armhf) echo arm-linux-gnueabihf ;;
    ppc64el) echo powerpc64le-linux-gnu ;;
    riscv64) echo riscv64-linux-gnu ;;
    s390x) echo s390x-linux-gnu ;;
    *)
        echo "cross.sh: there is no cross compiler for '$1'; known are" \
            'i386 arm64 armhf ppc64el riscv64 s390x' >&2
        exit 2
        ;;
    esac
}

case ${1:-} in
--packages)
    triplet=$(triplet_of "${2:-}")
    echo "gcc-$triplet libc6-dev-$2-cross"
    ;;
*)
    triplet=$(triplet_of "${1:-}")
    command -v "$triplet-gcc" >/dev/null 2>&1 || {
        echo "cross.sh: $triplet-gcc is missing; install it with: sh tools/setup.sh --arch $1" >&2
        exit 2
    }
    echo "$triplet-"
    ;;
esac
