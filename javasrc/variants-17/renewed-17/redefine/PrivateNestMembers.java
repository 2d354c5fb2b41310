// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A class whose private members a nest mate calls. */
public class PrivateNestMembers {
    private String made;

    private PrivateNestMembers() {
        made = "new";
    }

    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9), Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    private String own() {
        return "new";
    }

    private static String shared() {
        return "new";
    }

    /** The nest mate, which stays the same. */
    static final class Reader {
        private static final PrivateNestMembers CELL = new PrivateNestMembers();
        private static final MethodHandle OWN;

        static {
            try {
                OWN = MethodHandles.lookup().findVirtual(PrivateNestMembers.class, "own",
                    MethodType.methodType(String.class));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        private Reader() {
        }

        static String read() {
            try {
                return "private " + CELL.own() + ", handle " + (String) OWN.invokeExact(CELL)
                    + ", private static " + shared() + ", private constructor "
                    + new PrivateNestMembers().made;
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static String text() {
        return Reader.read();
    }
}
