// SPDX-License-Identifier: Apache-2.0
package classes;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/** As Loaders, after uses of lambda expressions and method handles, for which most JVMs make classes. */
final class LoadersAndHandles {
    static volatile int sink;

    private LoadersAndHandles() {
    }

    private static int useLambdas() {
        List<String> words = Arrays.asList("one", "two", "three");
        Collections.sort(words, Comparator.comparing(String::length).thenComparing(word -> word));
        Supplier<Supplier<Integer>> nested = () -> words::size;
        return nested.get().get();
    }

    private static int useHandles() throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle length = lookup.findVirtual(String.class, "length", MethodType.methodType(int.class));
        MethodHandle valueOf = lookup.findStatic(String.class, "valueOf",
            MethodType.methodType(String.class, long.class));
        MethodHandle both = MethodHandles.filterReturnValue(valueOf, length);
        MethodHandle guarded = MethodHandles.guardWithTest(
            lookup.findStatic(Double.class, "isNaN", MethodType.methodType(boolean.class, double.class)),
            MethodHandles.dropArguments(MethodHandles.constant(int.class, 1), 0, double.class, long.class),
            MethodHandles.dropArguments(both, 0, double.class));
        int sum = 0;
        for (int i = 0; i < 200; i++) {
            sum += (int) guarded.invokeExact(i % 2 == 0 ? 1.5 : Double.NaN, (long) i);
        }
        return sum;
    }

    public static void main(String[] args) throws Throwable {
        sink = useLambdas() + useHandles();
        Loaders.main(args);
    }
}
