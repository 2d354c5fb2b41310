// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Only the body of number() differs. */
class Host {
    static int number() {
        return 2;
    }

    static class One {
        static int number() {
            return 1;
        }
    }
}
