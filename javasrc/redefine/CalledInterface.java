// SPDX-License-Identifier: Apache-2.0
package redefine;

/** An interface with a default method. */
interface CalledInterface {
    String abstractOne();

    default String defaultOne() {
        return "old";
    }
}
