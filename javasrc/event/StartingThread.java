// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import assay.Await;

/** A thread of its own starts another once the probe has seen it; each prepares a fresh class. */
final class StartingThread extends Thread {
    private final boolean last;

    private StartingThread(String name, boolean last) {
        super(name);
        this.last = last;
    }

    @Override
    public void run() {
        Agent.probe(this);
        try {
            Fresh.next();
            if (!last) {
                StartingThread heir = new StartingThread("heir", true);
                heir.start();
                Await.end(heir);
                Fresh.next();
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws ClassNotFoundException {
        StartingThread parent = new StartingThread("parent", false);
        parent.start();
        Await.end(parent);
        Fresh.next();
    }
}
