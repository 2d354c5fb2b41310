// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Has another member of its nest. */
class Host {
    static int number() {
        return 2;
    }

    static class Two {
    }
}
