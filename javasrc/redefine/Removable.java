// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Makes a throwable. A variant has no private method, another one other lines. */
public class Removable {
    private static Throwable make() {
        return new IllegalStateException();
    }

    static Throwable made() {
        return make();
    }
}
