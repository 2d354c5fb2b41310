// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Has a further member of its nest. */
class Host {
    static int number() {
        return 2;
    }

    static class One {
    }

    static class Two {
    }
}
