// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.io.IOException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Member, local and anonymous classes, generic members, checked exceptions, constant fields. */
public class Members<T extends Comparable<T>> {
    static final String WORD = "word";
    static final long LARGE = 1L << 40;
    static final double PRECISE = -0.375;
    static final int WHOLE = 1 << 20;

    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9),
            Math.max(2, Runtime.getRuntime().availableProcessors()), Thread.State.NEW);
    }

    static class Inside {
        final String name = "inside";
    }

    private class Bound {
        T value;
    }

    interface Task {
        String name();
    }

    static Object local() {
        class Local implements Task {
            public String name() {
                return "local";
            }
        }
        return new Local();
    }

    static Task anonymous() {
        return new Task() {
            public String name() {
                return "anonymous";
            }
        };
    }

    @Deprecated
    @SuppressWarnings("unchecked")
    <N extends Number & Comparable<N>> Map<N, ? super T> generic(List<? extends N> list, T... more)
        throws IOException, InterruptedException {
        return null;
    }

    public static String text() throws ReflectiveOperationException {
        Method method =
            Members.class.getDeclaredMethod("generic", List.class, Comparable[].class);
        String[] names = new String[3];
        int count = 0;
        for (Class<?> member : Members.class.getDeclaredClasses()) {
            names[count++] = member.getSimpleName() + member.getModifiers();
        }
        Arrays.sort(names);
        return "new " + Arrays.toString(names) + "; " + local().getClass().getSimpleName()
            + " in " + local().getClass().getEnclosingMethod().getName() + "; "
            + anonymous().name() + anonymous().getClass().isAnonymousClass() + "; "
            + new Inside().name + "; " + method.toGenericString() + "; "
            + method.isAnnotationPresent(Deprecated.class) + "; " + WORD + LARGE + PRECISE + WHOLE
            + "; " + Members.class.getTypeParameters()[0].getBounds()[0];
    }
}
