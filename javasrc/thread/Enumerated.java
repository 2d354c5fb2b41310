// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;

/**
 * How Java lists a thread in a group: the subjects of the probe are the group, and a thread that
 * nobody has started, and is none of Java's either. Its run method would say so.
 */
final class Enumerated {
    private Enumerated() {
    }

    /** How often Java's own lists have the thread. */
    static String placeOf(Object subject, Object place) {
        Thread thread = (Thread) subject;
        ThreadGroup group = (ThreadGroup) place;
        Thread[] list = new Thread[1000];
        int inGroup = count(list, group.enumerate(list), thread);
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        int inAll = count(list, root.enumerate(list), thread);
        boolean traced = Thread.getAllStackTraces().containsKey(thread);
        return "in its group: " + inGroup + ", in all groups: " + inAll + ", with a trace: "
                + traced + ", active in its group: " + group.activeCount();
    }

    private static int count(Thread[] list, int length, Thread thread) {
        int times = 0;
        for (int i = 0; i < length; i++) {
            if (list[i] == thread) {
                times++;
            }
        }
        return times;
    }

    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("group");
        Thread thread = new Thread(group, new Runnable() {
            @Override
            public void run() {
                Agent.say("run");
            }
        }, "agent thread");
        Agent.probe(new Object[] {group, thread});
    }
}
