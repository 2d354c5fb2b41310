// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The same with a static initializer. */
public class NoInitializer {
    static {
        System.setProperty("assay.initialized", "twice");
    }

    static int number() {
        return 2;
    }
}
