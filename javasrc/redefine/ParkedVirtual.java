// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/** Redefines Subject while a virtual thread is parked in a call of its method. */
final class ParkedVirtual {
    private static volatile boolean parks;
    private static volatile boolean goes;

    private ParkedVirtual() {
    }

    private static void park() {
        parks = true;
        while (!goes) {
            LockSupport.park();
        }
    }

    public static void main(String[] args) throws Exception {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        byte[] bytes = Variant.named(args[0]);
        Subject subject = new Subject();
        Runnable work = () -> {
            Agent.say("parked: " + subject.during(ParkedVirtual::park));
            Agent.say("next: " + subject.during(() -> { }));
        };
        Thread thread = Virtual.start("parked", work);
        // It may be in the same state before, for reasons of its own.
        while (!parks) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
        Agent.probe(new Object[] {Subject.class, bytes, subject});
        System.gc();
        goes = true;
        LockSupport.unpark(thread);
        thread.join();
    }
}
