// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Has no members of its nest. */
class Host {
    static int number() {
        return 2;
    }
}
