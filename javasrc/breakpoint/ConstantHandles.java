// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.Supplier;

/**
 * Calls methods by constant handles, so often that most JVMs compile the calls and what they call as
 * one: before the agent was called, and a thousand times after that. Calls the agent again then.
 */
final class ConstantHandles {
    private static final int TIMES = 1000;
    private static final ConstantHandles SUBJECT = new ConstantHandles();
    private static final MethodHandle ADD;
    private static final MethodHandle NEXT;
    private static final Supplier<Integer> LAMBDA = () -> SUBJECT.last();

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            ADD = lookup.findStatic(
                    ConstantHandles.class, "add", MethodType.methodType(int.class, int.class));
            NEXT = lookup.findVirtual(
                    ConstantHandles.class, "next", MethodType.methodType(int.class, int.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static int add(int value) {
        return value + 1;
    }

    private final int next(int value) {
        return value + 2;
    }

    private final int last() {
        return 3;
    }

    private static int run() throws Throwable {
        int sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum = (int) ADD.invokeExact(sum);
            sum = (int) NEXT.invokeExact(SUBJECT, sum);
            sum += LAMBDA.get();
        }
        return sum;
    }

    public static void main(String[] args) throws Throwable {
        for (int i = 0; i < 100; i++) {
            run();
        }
        Agent.probe(null);
        int sum = run();
        Agent.probe(SUBJECT);
        Agent.say("sum: " + sum);
    }
}
