// SPDX-License-Identifier: Apache-2.0
package exception;

/** What exception.MemberUses was compiled with; exception.Incompatible takes its place when it runs. */
public class Original {
    public static Object kept;
    public static int field;
    public static int own;
    public int added;

    public Original() {
    }

    public Original(int added) {
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
