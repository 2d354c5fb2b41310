// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A class without a static initializer. */
public class NoInitializer {
    static int number() {
        return 1;
    }
}
