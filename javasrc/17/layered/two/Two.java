// SPDX-License-Identifier: Apache-2.0
package layered.two;

import java.lang.reflect.InaccessibleObjectException;

/** Calls methods of other modules by reflection. */
public final class Two {
    private Two() {
    }

    /** What a static method gives that is public where it is. */
    public static String call(Class<?> type, String method) throws ReflectiveOperationException {
        try {
            return (String) type.getMethod(method).invoke(null);
        } catch (IllegalAccessException refusal) {
            return "refused";
        }
    }

    /** The same, of one that need not be. */
    public static String force(Class<?> type, String method) throws ReflectiveOperationException {
        try {
            var found = type.getDeclaredMethod(method);
            found.setAccessible(true);
            return (String) found.invoke(null);
        } catch (InaccessibleObjectException refusal) {
            return "refused";
        }
    }
}
