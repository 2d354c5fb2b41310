// SPDX-License-Identifier: Apache-2.0
package exception;

/** What exception.IncompatibleMembers finds in the place of what it was compiled with, exception.Original. */
public class Incompatible {
    public static final Object kept = new Object();
    private static int field;
    public int own;

    private static int closed() {
        return field;
    }

    public int each() {
        return closed();
    }

    public static int bound() {
        return 1;
    }
}
