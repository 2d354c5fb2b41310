// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.ByName;
import assay.Virtual;
import java.io.IOException;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.util.concurrent.locks.LockSupport;

/**
 * Two channels, each with a virtual thread that parks in its use. An interrupt of the thread closes the
 * channel: of the first thread by Thread.interrupt, of the second by the agent, in the probe with that
 * thread. In the probe before, with null, the agent prepares itself.
 */
final class Closing extends AbstractInterruptibleChannel implements Runnable {
    private static final IllegalStateException EXCEPTION = new IllegalStateException();
    private static final long SECONDS = 1_000_000_000L;
    static int read;
    static int written;
    private static String scenario;
    private final Thread thread;
    private final String used;
    private volatile boolean parks;
    private volatile boolean closed;

    private Closing(String name, String used) {
        this.used = used;
        thread = Virtual.start(name, this);
        // It may be in the same state before, for reasons of its own.
        while (!parks) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
    }

    /** Causes the events that the agent looks for. */
    static void touch() {
        written = read;
        try {
            throw EXCEPTION;
        } catch (IllegalStateException e) {
            return;
        }
    }

    @Override
    protected void implCloseChannel() {
        switch (scenario) {
        case "touching":
            touch();
            break;
        case "using":
            ByName.call(used, "use");
            break;
        case "throwing":
            closed = true;
            throw EXCEPTION;
        default:
            throw new IllegalArgumentException(scenario);
        }
        closed = true;
    }

    @Override
    public void run() {
        begin();
        parks = true;
        while (isOpen()) {
            LockSupport.park();
        }
        try {
            end(true);
        } catch (IOException e) {
            // Of which kind it is does not matter here.
        }
    }

    /** The channel need not be closed before the interrupt returns. */
    private void awaitClosed(String interrupt) {
        long begun = System.nanoTime();
        while (!closed && System.nanoTime() - begun < 10 * SECONDS) {
            Thread.yield();
        }
        if (!closed) {
            Agent.inapplicable(interrupt + " does not close the channel that the thread uses");
        }
        LockSupport.unpark(thread);
        Await.end(thread);
        Agent.say("closed");
    }

    public static void main(String[] args) {
        scenario = args[0];
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Agent.probe(null);
        Closing first = new Closing("first", "virtual_thread.UsedFirst");
        Agent.say("Thread.interrupt");
        try {
            first.thread.interrupt();
        } catch (IllegalStateException e) {
            // This may come out of it in "throwing".
        }
        first.awaitClosed("Thread.interrupt");
        Closing second = new Closing("second", "virtual_thread.UsedSecond");
        Agent.say("InterruptThread");
        Agent.probe(second.thread);
        second.awaitClosed("InterruptThread");
    }
}

/** Used by the first channel when it is closed. */
final class UsedFirst {
    static void use() {
    }
}

/** Used by the second. */
final class UsedSecond {
    static void use() {
    }
}
