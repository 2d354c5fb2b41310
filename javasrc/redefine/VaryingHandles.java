// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;

/**
 * Calls methods by handles that are no constants, so often that most JVMs compile the calls. Counts the
 * new versions, after each class that is handed to the agent: the first time with its variant, the second
 * time as it was. The last two count calls that get their arguments, and return the receiver.
 */
final class VaryingHandles {
    private static final int TIMES = 1000;
    private static final Object[] RECEIVERS = {new Fixed(), new Fixed(), new DefaultCaller(),
        new DefaultCaller(), "new", "new"};
    private static final MethodHandle[] HANDLES = new MethodHandle[RECEIVERS.length];

    private VaryingHandles() {
    }

    static Object check(Object receiver, long wide, double fraction, String text, int narrow) {
        return wide == 1L << 40 && fraction == 2.5 && text.equals("text") && narrow == 7 ? receiver : "";
    }

    private static void find() throws ReflectiveOperationException {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType type = MethodType.methodType(String.class);
        MethodHandle make = lookup.findConstructor(Fixed.class, MethodType.methodType(void.class));
        MethodHandle made = lookup.findGetter(Fixed.class, "made", String.class);
        HANDLES[0] = lookup.findVirtual(Fixed.class, "firm", type);
        HANDLES[1] = MethodHandles.dropArguments(MethodHandles.filterReturnValue(make, made), 0,
            Object.class);
        HANDLES[2] = lookup.findVirtual(DefaultMethods.class, "grow", type);
        HANDLES[3] = MethodHandles.dropArguments(
            lookup.findStatic(DefaultMethods.class, "seed", type), 0, Object.class);
        HANDLES[4] = MethodHandles.insertArguments(lookup.findStatic(VaryingHandles.class, "check",
            MethodType.methodType(Object.class, Object.class, long.class, double.class,
                String.class, int.class)), 1, 1L << 40, 2.5, "text", 7);
        HANDLES[5] = lookup.findVirtual(String.class, "toString", type);
        MethodType general = MethodType.methodType(Object.class, Object.class);
        for (int i = 0; i < HANDLES.length; i++) {
            HANDLES[i] = HANDLES[i].asType(general);
        }
    }

    private static int[] count() throws Throwable {
        int[] counts = new int[HANDLES.length];
        for (int i = 0; i < TIMES * HANDLES.length; i++) {
            int which = i % HANDLES.length;
            Object result = (Object) HANDLES[which].invokeExact(RECEIVERS[which]);
            counts[which] += result.equals("new") ? 1 : 0;
        }
        return counts;
    }

    private static void say(String when) throws Throwable {
        Agent.say(when + ": " + Arrays.toString(count()));
    }

    private static void sayLater() throws Throwable {
        for (int i = 0; i < 40; i++) {
            count();
        }
        say("later");
    }

    public static void main(String[] args) throws Throwable {
        find();
        sayLater();
        for (int i = 0; i < 2; i++) {
            for (String name : args) {
                byte[] bytes = i == 0 ? Variant.of(name, "renewed") : Variant.original(name);
                Agent.probe(new Object[] {Class.forName("redefine." + name), bytes, null});
                say(name);
            }
            sayLater();
        }
    }
}
