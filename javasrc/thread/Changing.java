// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/** A live thread whose name, priority and loader change; the probe before and after. */
final class Changing extends Thread {
    private Changing() {
        super("first name");
        setPriority(4);
        setDaemon(true);
        setContextClassLoader(Changing.class.getClassLoader());
    }

    @Override
    public void run() {
        Agent.arriveAndWait("alive");
    }

    public static void main(String[] args) {
        Thread thread = new Changing();
        thread.start();
        Agent.awaitArrival("alive");
        Agent.probe(new Object[] {thread, thread.getContextClassLoader()});
        ClassLoader loader = new ClassLoader() { };
        thread.setName("second name");
        thread.setPriority(7);
        if (thread.getPriority() != 7) {
            Agent.inapplicable("the thread's group allows no such priority");
        }
        thread.setContextClassLoader(loader);
        Agent.probe(new Object[] {thread, loader});
        thread.setContextClassLoader(null);
        Agent.probe(new Object[] {thread, thread.getContextClassLoader()});
        Agent.releasePoint("alive");
        Await.end(thread);
    }
}
