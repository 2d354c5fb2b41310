// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import java.util.function.IntSupplier;

/**
 * A caller that reaches a method by the kind of invocation that the agent has named when the probe got
 * this class, caught inside.
 */
final class Invocations implements IntSupplier {
    private static String variant;
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

    private static Runnable caller() {
        Invocations object = new Invocations();
        switch (variant) {
        case "static-method":
            return () -> got = callStatic();
        case "private-method":
            return () -> got = object.callSpecial();
        case "virtual-method":
            return () -> got = object.callVirtual();
        case "interface-method":
            IntSupplier viaInterface = object;
            return () -> got = viaInterface.getAsInt();
        case "lambda-expression":
            IntSupplier lambda = () -> {
                Caught.entered = true;
                while (!Caught.go) {
                }
                Caught.ranOn = true;
                return 7;
            };
            return () -> got = lambda.getAsInt();
        default:
            return () -> got = byReflection();
        }
    }

    public static void main(String[] args) {
        Agent.probe(Invocations.class);
        Caught.observe(caller());
        Agent.say("caller got " + got);
    }
}
