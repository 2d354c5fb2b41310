// SPDX-License-Identifier: Apache-2.0
package assay;

import java.lang.reflect.Method;

/** Virtual threads by reflection, so that the targets can be compiled for release 8. */
public final class Virtual {
    private Virtual() {
    }

    private static Object builder() throws ReflectiveOperationException {
        return Thread.class.getMethod("ofVirtual").invoke(null);
    }

    /** A virtual thread that has not started. */
    public static Thread unstarted(String name, Runnable task) {
        try {
            Class<?> type = Class.forName("java.lang.Thread$Builder");
            Object named = type.getMethod("name", String.class).invoke(builder(), name);
            Method unstarted = type.getMethod("unstarted", Runnable.class);
            return (Thread) unstarted.invoke(named, task);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A virtual thread that has started. */
    public static Thread start(String name, Runnable task) {
        Thread thread = unstarted(name, task);
        thread.start();
        return thread;
    }
}
