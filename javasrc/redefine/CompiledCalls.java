// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * Calls methods in many ways, by constant objects, so often that most JVMs compile the calls and
 * what they call as one. Counts the new versions, after each class that is handed to the agent: the
 * first time with its variant, the second time as it was.
 */
final class CompiledCalls {
    private static final int TIMES = 1000;
    private static final Fixed FIXED = new Fixed();
    private static final DefaultCaller LEAF = new DefaultCaller();
    private static final DefaultMethods STEM = LEAF;
    private static final MethodHandle FIRM;
    private static final MethodHandle MAKING;
    private static final MethodHandle INHERITED;
    private static final MethodHandle SEED;
    private static final Method REFLECTED;
    private static final Supplier<String> REFERENCE = FIXED::firm;
    private static final Supplier<String> LAMBDA = () -> STEM.grow();
    private static final Supplier<Fixed> CONSTRUCTOR = Fixed::new;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            MethodType type = MethodType.methodType(String.class);
            FIRM = lookup.findVirtual(Fixed.class, "firm", type);
            MAKING = lookup.findConstructor(Fixed.class, MethodType.methodType(void.class));
            INHERITED = DefaultCaller.inherited();
            SEED = lookup.findStatic(DefaultMethods.class, "seed", type);
            REFLECTED = Fixed.class.getDeclaredMethod("firm");
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private CompiledCalls() {
    }

    private static int isNew(String text) {
        return text.equals("new") ? 1 : 0;
    }

    private static int[] count() throws Throwable {
        int[] counts = new int[12];
        for (int i = 0; i < TIMES; i++) {
            counts[0] += isNew(FIXED.firm());
            counts[1] += isNew(new Fixed().made);
            counts[2] += isNew((String) FIRM.invokeExact(FIXED));
            counts[3] += isNew(((Fixed) MAKING.invokeExact()).made);
            counts[4] += isNew((String) REFLECTED.invoke(FIXED));
            counts[5] += isNew(REFERENCE.get());
            counts[6] += isNew(CONSTRUCTOR.get().made);
            counts[7] += isNew(STEM.grow());
            counts[8] += isNew(DefaultMethods.seed());
            counts[9] += isNew((String) INHERITED.invokeExact(LEAF));
            counts[10] += isNew((String) SEED.invokeExact());
            counts[11] += isNew(LAMBDA.get());
        }
        return counts;
    }

    private static void say(String when) throws Throwable {
        Agent.say(when + ": " + Arrays.toString(count()));
    }

    public static void main(String[] args) throws Throwable {
        for (int i = 0; i < 100; i++) {
            count();
        }
        say("before");
        for (int i = 0; i < 2; i++) {
            for (String name : args) {
                byte[] bytes = i == 0 ? Variant.of(name, "renewed") : Variant.original(name);
                Agent.probe(new Object[] {Class.forName("redefine." + name), bytes, null});
                say(name);
            }
            for (int j = 0; j < 100; j++) {
                count();
            }
            say("later");
        }
    }
}
