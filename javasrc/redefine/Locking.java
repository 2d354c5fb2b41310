// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.Await;
import java.io.IOException;

/**
 * Hands Locked, its variant, and four objects to the agent when methods of Locked hold the monitors
 * of all four, and another thread waits to enter one of them.
 */
final class Locking {
    private static final Locked INSTANCE = new Locked();
    private static final Locked FAILING = new Locked();
    private static final Object LOCK = new Object();

    private static String entered = "nothing";
    private static String texts = "";
    private static Thread waiting;
    private static volatile boolean enters;

    private Locking() {
    }

    private static void change() {
        Thread other = new Thread(() -> {
            Runnable nothing = () -> { };
            enters = true;
            entered = Locked.common(nothing);
        }, "other");
        other.start();
        // It may be in the same state before, for reasons of its own.
        while (!enters) {
            Thread.yield();
        }
        Await.state(other, Thread.State.BLOCKED);
        try {
            Agent.probe(new Object[] {Locked.class, Variant.of("Locked", "renewed"), INSTANCE,
                Locked.class, LOCK, FAILING});
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        Await.state(other, Thread.State.BLOCKED);
        waiting = other;
    }

    public static void main(String[] args) {
        try {
            FAILING.failing(() -> texts = INSTANCE.instance(() -> texts = Locked.common(() ->
                texts = Locked.block(LOCK, Locking::change)) + " " + texts) + " " + texts);
        } catch (IllegalStateException e) {
            texts = e.getMessage() + " " + texts;
        }
        Await.end(waiting);
        Agent.say("active: " + texts);
        Agent.say("held afterwards: " + Thread.holdsLock(FAILING) + " "
            + Thread.holdsLock(INSTANCE) + " " + Thread.holdsLock(Locked.class) + " "
            + Thread.holdsLock(LOCK));
        Agent.say("the other: " + entered);
        Agent.say("next: " + INSTANCE.instance(() -> { }) + " " + Locked.common(() -> { }) + " "
            + Locked.block(LOCK, () -> { }));
    }
}
