// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/**
 * After the probe, a synchronized method of the given result type, whose caller has the monitor, too, throws, in the variant that the agent has named:
 * "thrown", "raised" by the instruction itself, or "caught-within" and "at-catch", which the method
 * catches, then to return 7 or an object of its own.
 */
final class Throwing {
    private static String variant;

    private Throwing() {
    }

    static synchronized int callInt(RuntimeException thrown) {
        try {
            throw thrown;
        } catch (ArithmeticException e) {
            Caught.ranOn = true;
            return 7;
        }
    }

    static synchronized Object callObject(RuntimeException thrown) {
        try {
            throw thrown;
        } catch (ArithmeticException e) {
            Caught.ranOn = true;
            return new Object();
        }
    }

    static synchronized void callVoid(RuntimeException thrown) {
        try {
            throw thrown;
        } catch (ArithmeticException e) {
            Caught.ranOn = true;
        }
    }

    private static RuntimeException thrown() {
        switch (variant) {
        case "thrown":
            return new IllegalStateException();
        case "raised":
            return null;
        default:
            return new ArithmeticException();
        }
    }

    private static String call(String type) {
        RuntimeException thrown = thrown();
        try {
            switch (type) {
            case "int":
                return "" + callInt(thrown);
            case "object":
                return Returning.text(callObject(thrown));
            default:
                callVoid(thrown);
                return "control";
            }
        } catch (IllegalStateException | NullPointerException e) {
            return "an exception";
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        boolean within;
        synchronized (Throwing.class) {
            Agent.say("caller got " + call(args[0]));
            within = Thread.holdsLock(Throwing.class);
        }
        Caught.tell();
        Agent.say("the caller's monitor: held " + within + ", then " + Thread.holdsLock(Throwing.class));
    }
}
