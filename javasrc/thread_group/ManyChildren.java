// SPDX-License-Identifier: Apache-2.0
package thread_group;

import assay.Agent;
import assay.Await;

/** A group of thirty threads and twenty groups of one thread each. Subjects: all these in one array. */
final class ManyChildren extends Thread {
    private static final int THREADS = 30;
    private static final int GROUPS = 20;

    private ManyChildren(ThreadGroup group, String name) {
        super(group, name);
        setDaemon(true);
        start();
        Agent.awaitArrival(name);
    }

    @Override
    public void run() {
        Agent.arriveAndWait(getName());
    }

    public static void main(String[] args) {
        ThreadGroup crowd = new ThreadGroup("crowd");
        Thread[] threads = new Thread[THREADS];
        Thread[] inner = new Thread[GROUPS];
        ThreadGroup[] groups = new ThreadGroup[GROUPS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new ManyChildren(crowd, "thread " + i);
        }
        for (int i = 0; i < GROUPS; i++) {
            groups[i] = new ThreadGroup(crowd, "group " + i);
            inner[i] = new ManyChildren(groups[i], "inner " + i);
        }
        Agent.probe(new Object[] {crowd, threads, groups});
        for (Thread thread : threads) {
            Agent.releasePoint(thread.getName());
            Await.end(thread);
        }
        for (Thread thread : inner) {
            Agent.releasePoint(thread.getName());
            Await.end(thread);
        }
    }
}
