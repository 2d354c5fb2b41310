// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/**
 * Calls toString() of Object for objects and arrays, in many ways: before the agent gets an object
 * and an array, then, and after the same again. A text is new if the agent's '#' is in it.
 */
final class Described {
    private static final Object OBJECT = new Object();
    private static final Runnable INTERFACE = new Inheriting();
    private static final Object[] ARRAYS = {
        new int[1], new Object[1], new String[1][1], new CharSequence[1]};

    private final Method method = Object.class.getMethod("toString");
    private final MethodHandle handle = MethodHandles.lookup().findVirtual(Object.class, "toString",
        MethodType.methodType(String.class));

    private Described() throws ReflectiveOperationException {
    }

    /** Inherits the method. */
    private static class Inheriting implements Runnable {
        @Override
        public void run() {
        }

        String own() {
            return super.toString();
        }
    }

    private static String version(String text) {
        return text.indexOf('#') < 0 ? "old" : "new";
    }

    private static String version(Object object) {
        return version(object.toString());
    }

    private String others(Object object) throws Throwable {
        return ", handle " + version((String) handle.invokeExact(object)) + ", reflection "
            + version((String) method.invoke(object));
    }

    private void say(String when) throws Throwable {
        Agent.say(when + ": object " + version(OBJECT) + ", of a class "
            + version(new Inheriting()) + ", super " + version(new Inheriting().own())
            + ", interface " + version(INTERFACE.toString()) + others(OBJECT));
        Agent.say(when + ": ints " + version(ARRAYS[0]) + ", objects " + version(ARRAYS[1])
            + ", nested " + version(ARRAYS[2]) + ", texts " + version(ARRAYS[3])
            + others(ARRAYS[0]));
    }

    public static void main(String[] args) throws Throwable {
        Described described = new Described();
        Object[] subject = {OBJECT, ARRAYS[0]};
        described.say("before");
        Agent.probe(subject);
        described.say("changed");
        // The class of this array is new.
        Agent.say("made afterwards: " + version(new Described[1][1][1]));
        Agent.probe(subject);
        described.say("afterwards");
    }
}
