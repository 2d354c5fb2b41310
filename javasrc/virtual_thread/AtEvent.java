// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * A virtual thread that calls the method of Called that the argument names. With the probe of
 * null the agent arranges an event in that method whose handler holds at "event"; there the
 * thread is the subject of the second probe, next to a platform thread in a native method. With a
 * second argument it says at last whether it is interrupted.
 */
final class AtEvent implements Runnable {
    static final IllegalStateException SENT = new IllegalStateException();
    static final Object LOCK = new Object();
    private static AtEvent caller;
    private static volatile Object standing;
    private static boolean saysStatus;
    private final String variant;
    /** Keeps this object of use after the call, so that its slot stays live. */
    private volatile String joint = ", then ";

    private AtEvent(String variant) {
        this.variant = variant;
    }

    static final class Called {
        static int calls;

        private Called() {
        }

        static void callVoid() {
            calls++;
        }

        static int callInt() {
            calls++;
            return 7;
        }

        static long callLong() {
            calls++;
            return 8L;
        }

        static float callFloat() {
            calls++;
            return 9.5F;
        }

        static double callDouble() {
            calls++;
            return 10.5;
        }

        static Object callObject() {
            calls++;
            return "its own result";
        }

        /** To be popped before or after the first statement. */
        static int popped(int number) {
            calls++;
            number += 5;
            return number;
        }

        static int locking(int number) {
            synchronized (LOCK) {
                calls++;
                return number;
            }
        }

        /** Slots: i 0, j 1, f 3, d 4, o 6. */
        static String variables(int i, long j, float f, double d, Object o) {
            calls++;
            return i + " " + j + " " + f + " " + d + " " + o;
        }
    }

    /** Slots: this 0, number 1, wide 2. */
    private Object call(int number, long wide) {
        Object result = null;
        switch (variant) {
        case "callVoid":
            Called.callVoid();
            break;
        case "callInt":
            result = Called.callInt();
            break;
        case "callLong":
            result = Called.callLong();
            break;
        case "callFloat":
            result = Called.callFloat();
            break;
        case "callDouble":
            result = Called.callDouble();
            break;
        case "callObject":
            result = Called.callObject();
            break;
        case "popped":
            result = Called.popped(20);
            break;
        case "locking":
            result = Called.locking(30);
            break;
        default:
            result = Called.variables(40, 1L << 40, 1.5F, 2.5, "an object");
            break;
        }
        return result + joint + number + " " + wide;
    }

    /** What a bystander does: in a native method. Slots of its caller: this 0, number 1. */
    private void stand(int number) {
        Agent.arriveAndWait("bystander");
        standing = joint + number;
    }

    @Override
    public void run() {
        Object result;
        try {
            result = call(1, 2L);
        } catch (Throwable e) {
            result = e == SENT ? "the exception sent" : e;
        }
        boolean interrupted = Thread.currentThread().isInterrupted();
        Agent.say("got " + result + "; locked " + Thread.holdsLock(LOCK));
        Agent.say("calls " + Called.calls);
        if (saysStatus) {
            Agent.say("interrupted at last: " + interrupted);
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        caller = new AtEvent(args[0]);
        saysStatus = args.length > 1;
        Thread thread = Virtual.start("virtual", caller);
        Agent.awaitArrival("event");
        // Something else that could be acted upon.
        Thread bystander = new Thread(() -> caller.stand(1), "bystander");
        bystander.start();
        Agent.awaitArrival("bystander");
        Agent.probe(thread);
        Agent.releasePoint("event");
        Await.end(thread);
        Agent.releasePoint("bystander");
        Await.end(bystander);
    }
}
