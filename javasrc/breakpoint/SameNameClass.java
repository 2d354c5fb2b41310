// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import java.util.function.IntUnaryOperator;

/** A class that breakpoint.SameNameClasses has defined by several loaders. Tests rely on the locations. */
public final class SameNameClass implements IntUnaryOperator {
    private static int number;
    private int field;

    /** aload_0, iload_1, putfield 2, ..., putstatic 8, aload_0, getfield 12, getstatic 15, ... */
    @Override
    public int applyAsInt(int n) {
        field = n;
        number = n + 1;
        return field + number;
    }
}
