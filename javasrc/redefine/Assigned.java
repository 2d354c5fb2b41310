// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A class that verifies only if the one of an object is a subclass of another. */
public final class Assigned {
    private Assigned() {
    }

    static Base made() {
        return new Lower();
    }

    static int number() {
        return 1;
    }
}
