// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/** The probe with null on main, and then on a thread that main starts, with that thread. */
final class Parent extends Thread {
    private Parent() {
        super("child");
    }

    @Override
    public void run() {
        Agent.probe(this);
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread child = new Parent();
        child.start();
        Await.end(child);
        Agent.probe(null);
    }
}
