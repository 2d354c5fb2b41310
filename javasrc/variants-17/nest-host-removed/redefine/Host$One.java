// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Is the host of its own nest. */
class Host$One {
    static int number() {
        return 2;
    }
}
