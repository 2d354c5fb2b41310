// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread and then a platform thread, each of which parks in the midst of a method. With
 * the probe of null, before they start, the agent arranges that the method is called again.
 */
final class RepeatedAfterParking implements Runnable {
    private final String name;
    private int calls;
    private volatile boolean parks;
    private volatile boolean going = true;

    private RepeatedAfterParking(String name) {
        this.name = name;
    }

    /** Does not park when it is called again. */
    private void pause() {
        parks = true;
        while (going) {
            LockSupport.park();
        }
    }

    /** The location after the pause is 14. */
    int across(int number) {
        calls++;
        pause();
        return 2 * number;
    }

    /** What a wrong JVM has left for a result may be anything. */
    @Override
    public void run() {
        int result = across(20);
        Agent.say(name + " got " + (result == 40 ? "40" : "another result") + ", calls " + calls);
    }

    /** The thread may wait before, for reasons of its own. */
    private void goOn(Thread thread) {
        while (!parks) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
        going = false;
        LockSupport.unpark(thread);
        Await.end(thread);
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Agent.probe(null);
        RepeatedAfterParking first = new RepeatedAfterParking("virtual");
        first.goOn(Virtual.start("virtual", first));
        RepeatedAfterParking second = new RepeatedAfterParking("platform");
        Thread platform = new Thread(second, "platform");
        platform.start();
        second.goOn(platform);
    }
}
