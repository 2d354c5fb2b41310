// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.IntUnaryOperator;

/**
 * A caller of a method through a method handle, or of a lambda expression, caught in its first
 * call: PopHandle KIND. Tells what the last call was given and what the caller has then.
 */
final class PopHandle implements Runnable {
    private static final MethodHandle HANDLE = handle();
    private final String kind;
    private String given;
    private String text;

    private PopHandle(String kind) {
        this.kind = kind;
    }

    private static MethodHandle handle() {
        try {
            return MethodHandles.lookup().findStatic(PopHandle.class, "called",
                    MethodType.methodType(int.class, PopHandle.class, int.class, long.class,
                            Object.class, double.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int called(PopHandle caller, int a, long b, Object c, double d) {
        PopCaught.calls++;
        while (PopCaught.go < PopCaught.calls) {
        }
        caller.given = a + " " + b + " " + c + " " + d;
        return 42;
    }

    private int perform() throws Throwable {
        if (kind.equals("handle")) {
            return (int) HANDLE.invokeExact(this, 1, 0x100000002L, (Object) "word", 0.5);
        }
        long wide = 0x100000002L;
        IntUnaryOperator operator = a -> {
            PopCaught.calls++;
            while (PopCaught.go < PopCaught.calls) {
            }
            given = a + " " + wide + " word 0.5";
            return 42;
        };
        return operator.applyAsInt(1);
    }

    @Override
    public void run() {
        int one = 3;
        try {
            int got = one * 1000 + perform() * one;
            text = got + " " + one;
        } catch (Throwable e) {
            text = e.toString();
        }
    }

    public static void main(String[] args) {
        PopHandle caller = new PopHandle(args[0]);
        PopCaught.observe(caller);
        Agent.say("last call was given " + caller.given);
        Agent.say("caller has " + caller.text);
    }
}
