// SPDX-License-Identifier: Apache-2.0
package redefine;

/** An interface with a default and a static method. */
interface DefaultMethods {
    default String grow() {
        return "new";
    }

    static String seed() {
        return "new";
    }
}
