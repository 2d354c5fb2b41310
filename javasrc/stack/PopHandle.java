// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.IntUnaryOperator;

/**
 * A caller of a method through a method handle, or of a lambda expression, both of which have run
 * often, caught in one call: PopHandle handle, PopHandle lambda. With PopHandle method the method
 * alone has run often, called without the handle. Reports what the last call was given and what the
 * caller has then.
 */
final class PopHandle implements Runnable {
    private static final MethodHandle HANDLE = handle();
    private final boolean byHandle;
    private int givenInt;
    private long givenLong;
    private Object givenObject;
    private double givenDouble;
    private int got;

    private PopHandle(boolean byHandle) {
        this.byHandle = byHandle;
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

    private void give(int a, long b, Object c, double d) {
        givenInt = a;
        givenLong = b;
        givenObject = c;
        givenDouble = d;
    }

    private static int called(PopHandle caller, int a, long b, Object c, double d) {
        PopCaught.calls++;
        while (PopCaught.go < PopCaught.calls) {
        }
        caller.give(a, b, c, d);
        return 42;
    }

    private int perform() throws Throwable {
        if (byHandle) {
            return (int) HANDLE.invokeExact(this, 1, 0x100000002L, (Object) "word", 0.5);
        }
        long wide = 0x100000002L;
        Object word = "word";
        IntUnaryOperator operator = a -> {
            PopCaught.calls++;
            while (PopCaught.go < PopCaught.calls) {
            }
            give(a, wide, word, 0.5);
            return 42;
        };
        return operator.applyAsInt(1);
    }

    @Override
    public void run() {
        int one = 3;
        try {
            got = one * 1000 + perform() * one;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        String kind = args[0];
        PopHandle caller = new PopHandle(!kind.equals("lambda"));
        // Long enough for a JVM that compiles what runs often to have compiled it.
        PopCaught.go = Integer.MAX_VALUE;
        for (int i = 0; i < 300000; i++) {
            if (kind.equals("method")) {
                called(caller, i, i, "", 0);
            } else {
                caller.run();
            }
        }
        PopCaught.go = 0;
        PopCaught.calls = 0;
        caller.give(0, 0, null, 0);
        caller.got = 0;
        PopCaught.observe(caller);
        Agent.say("last call was given " + caller.givenInt + " " + caller.givenLong + " "
                + caller.givenObject + " " + caller.givenDouble);
        Agent.say("caller has " + caller.got);
    }
}
