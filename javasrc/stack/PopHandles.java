// SPDX-License-Identifier: Apache-2.0
package stack;

import static java.lang.invoke.MethodType.methodType;

import assay.Agent;
import assay.Await;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * A caller of methods through method handles of each kind, once each, on a thread named after the
 * kind. Reports what the last call was given and what the caller has then.
 */
final class PopHandles implements Runnable {
    private final String kind;
    private final MethodHandle handle;
    private String given;
    private int got;

    /** The method of an interface. */
    interface Called {
        int call(int a, long b, Object c, double d);
    }

    private static final class Callee implements Called {
        private final PopHandles caller;

        Callee(PopHandles caller) {
            this.caller = caller;
        }

        @Override
        public int call(int a, long b, Object c, double d) {
            caller.given = words(a, b, c, d);
            return 42;
        }
    }

    /** The constructor. */
    static final class Made {
        private final int number;

        Made(PopHandles caller, int a, long b, Object c, double d) {
            caller.given = words(a, b, c, d);
            number = 42;
        }
    }

    private PopHandles(String kind) throws ReflectiveOperationException {
        this.kind = kind;
        handle = handle(kind);
    }

    private static String words(int a, long b, Object c, double d) {
        return a + " " + b + " " + c + " " + d;
    }

    static int callStatic(PopHandles caller, int a, long b, Object c, double d) {
        caller.given = words(a, b, c, d);
        return 42;
    }

    int callVirtual(int a, long b, Object c, double d) {
        given = words(a, b, c, d);
        return 42;
    }

    private int callPrivate(int a, long b, Object c, double d) {
        given = words(a, b, c, d);
        return 42;
    }

    private static MethodHandle handle(String kind) throws ReflectiveOperationException {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType type =
            methodType(int.class, int.class, long.class, Object.class, double.class);
        MethodType taking = type.insertParameterTypes(0, PopHandles.class);
        switch (kind) {
        case "virtual":
        case "bound":
            return lookup.findVirtual(PopHandles.class, "callVirtual", type);
        case "interface":
            return lookup.findVirtual(Called.class, "call", type);
        case "special":
            return lookup.findSpecial(PopHandles.class, "callPrivate", type, PopHandles.class);
        case "constructor":
            return lookup.findConstructor(Made.class, taking.changeReturnType(void.class));
        default:
            return lookup.findStatic(PopHandles.class, "callStatic", taking);
        }
    }

    private int perform() throws Throwable {
        switch (kind) {
        case "interface":
            Called callee = new Callee(this);
            return (int) handle.invokeExact(callee, 1, 0x100000002L, (Object) "word", 0.5);
        case "constructor":
            return ((Made) handle.invokeExact(this, 1, 0x100000002L, (Object) "word", 0.5)).number;
        case "bound":
            return (int) handle.bindTo(this).invokeExact(1, 0x100000002L, (Object) "word", 0.5);
        case "converted":
            return (int) handle.invoke((Object) this, (short) 1, 0x100000002L, "word", 0.5f);
        default:
            return (int) handle.invokeExact(this, 1, 0x100000002L, (Object) "word", 0.5);
        }
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

    public static void main(String[] args) throws Exception {
        Agent.probe(null);
        String[] kinds =
            {"static", "virtual", "interface", "special", "constructor", "bound", "converted"};
        for (String kind : kinds) {
            PopHandles caller = new PopHandles(kind);
            Thread thread = new Thread(caller, kind);
            thread.setDaemon(true);
            thread.start();
            Agent.probe(thread);
            Await.end(thread);
            Agent.say(kind + ": last call was given " + caller.given);
            Agent.say(kind + ": caller has " + caller.got);
        }
    }
}
