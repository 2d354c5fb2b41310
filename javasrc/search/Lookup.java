// SPDX-License-Identifier: Apache-2.0
package search;

import assay.Agent;
import java.lang.reflect.InvocationTargetException;

/** Reports which class a loader finds, and what its method returns. */
public final class Lookup {
    private Lookup() {
    }

    private static String find(String name, ClassLoader loader) {
        try {
            Class<?> found = Class.forName(name, true, loader);
            ClassLoader by = found.getClassLoader();
            return found.getField("VALUE").getInt(null) + ", defined by "
                + (by == null ? "the bootstrap loader"
                    : by == ClassLoader.getSystemClassLoader() ? "the system loader" : "another");
        } catch (LinkageError e) {
            // A JVM may resolve what a class refers to when it links it, and throw what that gives.
            return e.getClass().getName();
        } catch (ClassNotFoundException e) {
            return "not found";
        } catch (NoSuchFieldException e) {
            return "found, another";
        } catch (IllegalAccessException e) {
            return "not accessible";
        }
    }

    /** The class that the bootstrap loader finds. */
    static String bootstrap(String name) {
        return find(name, null);
    }

    /** The class that the system loader finds. */
    static String system(String name) {
        return find(name, ClassLoader.getSystemClassLoader());
    }

    /** What the method of the class returns, which refers to another class. */
    static String resolve(String name) throws ReflectiveOperationException {
        try {
            return String.valueOf(Class.forName(name, true, ClassLoader.getSystemClassLoader())
                .getMethod("get").invoke(null));
        } catch (InvocationTargetException e) {
            return e.getCause().getClass().getName();
        } catch (LinkageError e) {
            return e.getClass().getName();
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
    }
}
