// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.lang.reflect.InvocationTargetException;

/** Hands classes and their own class files to the agent; their text() stays as it was. */
public final class Kept {
    private Kept() {
    }

    static String text(Class<?> klass) throws Exception {
        try {
            return (String) klass.getMethod("text").invoke(null);
        } catch (InvocationTargetException e) {
            return "it throws " + e.getCause().getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        for (String name : args) {
            Class<?> klass = Class.forName("redefine." + name);
            String before = text(klass);
            Agent.probe(new Object[] {klass, Variant.original(name), null});
            String after = text(klass);
            Agent.say(name + ": " + (after.equals(before) ? "as before" : after));
        }
    }
}
