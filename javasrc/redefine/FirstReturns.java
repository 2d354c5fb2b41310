// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.Await;
import java.util.concurrent.Semaphore;

/**
 * Two threads are in the frames of two versions of a method. The first returns, and further versions
 * come, before the probe is called without anything and the second returns.
 */
final class FirstReturns extends Thread {
    private static final Subject SUBJECT = new Subject();

    private final Semaphore entered = new Semaphore(0);
    private final Semaphore released = new Semaphore(0);

    @Override
    public void run() {
        Agent.say(getName() + ": " + SUBJECT.during(() -> {
            entered.release();
            released.acquireUninterruptibly();
        }));
    }

    private static FirstReturns enter(String name) {
        FirstReturns thread = new FirstReturns();
        thread.setName(name);
        thread.start();
        thread.entered.acquireUninterruptibly();
        return thread;
    }

    private void leave() {
        released.release();
        Await.end(this);
    }

    private static void redefine(String name) throws java.io.IOException {
        Agent.probe(new Object[] {Subject.class, Variant.named(name), SUBJECT});
    }

    public static void main(String[] args) throws Exception {
        FirstReturns first = enter("first");
        redefine("others");
        FirstReturns second = enter("second");
        redefine("same");
        first.leave();
        redefine("others");
        redefine("same");
        Agent.probe(null);
        second.leave();
    }
}
