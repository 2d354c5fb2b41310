// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.IntSupplier;

/** What redefine.HandlesDropped defines by many loaders: it has handles of its own methods and of Subject's. */
public final class Dropped implements IntSupplier {
    private final MethodHandle own;
    private final MethodHandle number;

    /** Finds both handles. */
    public Dropped() throws ReflectiveOperationException {
        MethodType type = MethodType.methodType(int.class);
        own = MethodHandles.lookup().findStatic(Dropped.class, "thousand", type);
        number = MethodHandles.lookup().findStatic(Subject.class, "number", type);
    }

    private static int thousand() {
        return 1000;
    }

    @Override
    public int getAsInt() {
        IntSupplier hundred = () -> 100 * own.type().parameterCount() + 100;
        try {
            return (int) own.invokeExact() + hundred.getAsInt() + (int) number.invokeExact();
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }
}
