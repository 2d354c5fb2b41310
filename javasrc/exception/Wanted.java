// SPDX-License-Identifier: Apache-2.0
package exception;

/** What exception.Reacher was compiled with; exception.Unfit takes its place when it runs. */
public class Wanted {
    public static Object kept;
    public static int field;
    public static int own;
    public int added;

    public Wanted() {
    }

    public Wanted(int added) {
        this.added = added;
    }

    public static int closed() {
        return 1;
    }

    public static int each() {
        return 1;
    }

    public int bound() {
        return 1;
    }

    public int absent() {
        return 1;
    }

    /** Not there when it is used. */
    public static class Gone {
    }
}
