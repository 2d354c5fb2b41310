// SPDX-License-Identifier: Apache-2.0
package gc;

import assay.Agent;
import assay.Await;

/** An object that its finalizer makes reachable again. */
public final class Saved {
    static volatile Saved saved;

    private Saved() {
    }

    @Override
    protected void finalize() {
        synchronized (Saved.class) {
            saved = this;
            Saved.class.notifyAll();
        }
    }

    private static void make() {
        Agent.probe(new Saved());
    }

    /** Where nothing is ever finalized this ends all the same. */
    private static boolean isSaved() throws InterruptedException {
        for (int i = 0; i < 50 && saved == null; i++) {
            System.gc();
            synchronized (Saved.class) {
                if (saved == null) {
                    Saved.class.wait(100);
                }
            }
        }
        return saved != null;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(Saved::make, "maker");
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
