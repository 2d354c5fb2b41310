// SPDX-License-Identifier: Apache-2.0
package assay;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Uses classes that nothing refers to but a string. A JVM may load and link what a class refers to as
 * early as it links that class, and a class that is nested is referred to by the one around it.
 */
public final class ByName {
    private ByName() {
    }

    /** Loads and initializes the class, and calls its static method of that name. */
    public static Object call(String className, String method, Object... arguments) {
        return callIn(ByName.class.getClassLoader(), className, method, arguments);
    }

    /** The same with the class that a class loader gives. */
    public static Object callIn(ClassLoader loader, String className, String method,
            Object... arguments) {
        try {
            Class<?> klass = Class.forName(className, true, loader);
            for (Method candidate : klass.getDeclaredMethods()) {
                if (candidate.getName().equals(method)) {
                    candidate.setAccessible(true);
                    return candidate.invoke(null, arguments);
                }
            }
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error) {
                throw (Error) e.getCause();
            }
            throw new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        throw new IllegalArgumentException(className + " has no " + method);
    }
}
