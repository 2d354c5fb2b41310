// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.lang.reflect.InvocationTargetException;

/** Hands classes and their own class files to the agent; their text() stays as it was. */
public final class UnchangedClasses {
    private UnchangedClasses() {
    }

    /** What text() gives, or how it fails: a change that went wrong may break it. */
    static String text(Class<?> klass) throws ReflectiveOperationException {
        try {
            return unchanged(klass);
        } catch (InvocationTargetException e) {
            return "it throws " + e.getCause().getClass().getSimpleName();
        }
    }

    /** What text() gives before any change. */
    static String unchanged(Class<?> klass) throws ReflectiveOperationException {
        return (String) klass.getMethod("text").invoke(null);
    }

    public static void main(String[] args) throws Exception {
        for (String name : args) {
            Class<?> klass = Class.forName("redefine." + name);
            String before = unchanged(klass);
            Agent.probe(new Object[] {klass, Variant.original(name), null});
            String after = text(klass);
            Agent.say(name + ": " + (after.equals(before) ? "as before" : after));
        }
    }
}
