// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A class whose private members a nest mate calls. */
public class PrivateNestMembers {
    private String made;

    private PrivateNestMembers() {
        made = "old";
    }

    static Object shift() {
        return "none";
    }

    private String own() {
        return "old";
    }

    private static String shared() {
        return "old";
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
