// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The host of a nest. */
class Host {
    static int number() {
        return 1;
    }

    static class One {
        static int number() {
            return 1;
        }
    }
}
