// SPDX-License-Identifier: Apache-2.0
package gc;

import assay.Agent;
import assay.Await;

/** An object that its finalizer makes reachable again. */
public final class RevivedByFinalizer {
    static volatile RevivedByFinalizer saved;

    private RevivedByFinalizer() {
    }

    @Override
    protected void finalize() {
        synchronized (RevivedByFinalizer.class) {
            saved = this;
            RevivedByFinalizer.class.notifyAll();
        }
    }

    private static void make() {
        Agent.probe(new RevivedByFinalizer());
    }

    /** Where nothing is ever finalized this ends all the same. */
    private static boolean isSaved() throws InterruptedException {
        for (int i = 0; i < 50 && saved == null; i++) {
            System.gc();
            synchronized (RevivedByFinalizer.class) {
                if (saved == null) {
                    RevivedByFinalizer.class.wait(100);
                }
            }
        }
        return saved != null;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(RevivedByFinalizer::make, "maker");
        thread.start();
        Await.end(thread);
        if (isSaved()) {
            Agent.probe("saved");
            saved = null;
            Agent.probe("dropped");
        } else {
            Agent.say("never finalized");
        }
    }
}
