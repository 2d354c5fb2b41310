// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import java.util.function.IntSupplier;

/** Callers that reach a method by each kind of invocation, one by one, each caught inside. */
final class Invocations implements IntSupplier {
    private static int got;

    private static int callStatic() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7;
    }

    private int callSpecial() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7;
    }

    int callVirtual() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7;
    }

    @Override
    public int getAsInt() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7;
    }

    static int callReflective() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7;
    }

    private static int byReflection() {
        try {
            return (Integer) Invocations.class.getDeclaredMethod("callReflective").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void observe(String name, Runnable caller) {
        got = 0;
        Agent.say(name);
        Caught.observe(caller);
        Agent.say("caller got " + got);
    }

    public static void main(String[] args) {
        Invocations object = new Invocations();
        IntSupplier viaInterface = object;
        IntSupplier lambda = () -> {
            Caught.entered = true;
            while (!Caught.go) {
            }
            Caught.ranOn = true;
            return 7;
        };
        observe("static method", () -> got = callStatic());
        observe("private method", () -> got = object.callSpecial());
        observe("virtual method", () -> got = object.callVirtual());
        observe("interface method", () -> got = viaInterface.getAsInt());
        observe("lambda expression", () -> got = lambda.getAsInt());
        observe("reflection", () -> got = byReflection());
    }
}
