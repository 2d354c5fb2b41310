// SPDX-License-Identifier: Apache-2.0
package thread_group;

import assay.Agent;
import assay.Await;

/**
 * Two levels of thread groups that differ in name, priority and daemon flag, with live, unstarted and
 * finished threads. Subjects of the probe: main's group, and the groups outer, first, second, grandchild
 * and lonely. Outer has the children first, second and, without a thread or a child, lonely.
 */
final class Groups {
    private Groups() {
    }

    /** A thread that stays in the meeting point of its own name. */
    private static final class Worker extends Thread {
        Worker(ThreadGroup group, String name) {
            super(group, null, name);
            setDaemon(true);
        }

        @Override
        public void run() {
            Agent.arriveAndWait(getName());
        }

        Worker held() {
            start();
            Agent.awaitArrival(getName());
            return this;
        }

        void finish() {
            Agent.releasePoint(getName());
            Await.end(this);
        }
    }

    private static ThreadGroup group(ThreadGroup parent, String name, int priority, boolean daemon) {
        ThreadGroup group = new ThreadGroup(parent, name);
        group.setMaxPriority(priority);
        group.setDaemon(daemon);
        return group;
    }

    public static void main(String[] args) {
        ThreadGroup own = Thread.currentThread().getThreadGroup();
        if (own.getMaxPriority() < 8) {
            Agent.inapplicable("the group of the main thread has a lower maximum priority");
        }
        ThreadGroup outer = group(own, "outer", 8, false);
        ThreadGroup first = group(outer, "first", 7, false);
        ThreadGroup second = group(outer, "\u00e9\0\ud83d\ude00", 3, true);
        ThreadGroup grandchild = group(first, "grandchild", 1, true);
        ThreadGroup lonely = group(outer, "", 8, true);
        Worker[] staying = {
            new Worker(outer, "direct").held(), new Worker(outer, "another").held(),
            new Worker(first, "below").held(), new Worker(second, "beside").held(),
            new Worker(grandchild, "deep").held(),
        };
        Worker leaving = new Worker(outer, "leaving").held();
        Worker unstarted = new Worker(outer, "unstarted");
        Worker finished = new Worker(outer, "finished").held();
        finished.finish();
        Object[] groups = {own, outer, first, second, grandchild, lonely};
        Agent.probe(groups);
        leaving.finish();
        grandchild.setMaxPriority(4);
        lonely.setMaxPriority(6);
        first.setDaemon(true);
        lonely.setDaemon(false);
        grandchild.setDaemon(false);
        Agent.probe(groups);
        Agent.say(unstarted.getName());
        // HotSpot waits a while for daemon threads in native code before it exits.
        for (Worker worker : staying) {
            worker.finish();
        }
    }
}
