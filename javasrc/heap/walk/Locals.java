// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** Three frames with objects in their local variables: Locals (here|elsewhere). */
final class Locals {
    static volatile Object sink;

    private final boolean here;
    private final Object[] things = {
        "a", new Object(), "b", new Object(), "c", new Object(), "d", new Object(),
        "e", new Object(), "thread", null,
    };

    Locals(boolean here) {
        this.here = here;
    }

    Object thing(int number) {
        return things[2 * number + 1];
    }

    /** Slots: 0 this, 1 first. */
    void outer(Object first) {
        middle(this, 1L << 40, thing(1), 2.5, thing(2));
        sink = first;
    }

    /** Slots: 0 locals, 1 and 2 wide, 3 second, 4 and 5 real, 6 third. */
    static void middle(Locals locals, long wide, Object second, double real, Object third) {
        locals.inner(wide);
        sink = second;
        sink = third;
        if (real > 3) {
            sink = locals;
        }
    }

    /** Slots: 0 this, 1 and 2 wide, 3 fourth, 4 number, 5 fifth. */
    void inner(long wide) {
        Object fourth = thing(3);
        int number = (int) (wide >> 38);
        Object fifth = thing(4);
        if (here) {
            things[11] = Thread.currentThread();
            Agent.probe(things);
        } else {
            Agent.arriveAndWait("inner");
        }
        sink = fourth;
        sink = number;
        sink = fifth;
    }

    public static void main(String[] args) throws InterruptedException {
        final Locals locals = new Locals(args[0].equals("here"));
        if (locals.here) {
            locals.outer(locals.thing(0));
            return;
        }
        Thread thread = new Thread("holder") {
            @Override
            public void run() {
                locals.outer(locals.thing(0));
            }
        };
        locals.things[11] = thread;
        thread.start();
        Agent.awaitArrival("inner");
        Agent.probe(locals.things);
        Agent.releasePoint("inner");
        thread.join();
    }
}
