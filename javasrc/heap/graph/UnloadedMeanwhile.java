// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;
import classfile.OwnFields;
import assay.Await;
import classfile.ClassFile;
import classfile.Definer;

/**
 * While the probe runs a thread defines classes, each of which makes instances of its own, and
 * forgets them all, not so often that a heap of which nothing is freed is full. The instances of Special, a
 * hundred, are kept.
 */
final class UnloadedMeanwhile implements Runnable {
    private static final int MOST = 5000;
    private static volatile boolean done;
    private static volatile int rounds;

    private final byte[] bytes;

    /** Has fields, and refers to objects, of several types. */
    static final class Member extends Thing {
        static final Member[] ALL = new Member[100];
        final int number;
        final double wide = 0.5;
        final byte[] bytes = new byte[20];
        final String text = "member";

        static {
            for (int i = 0; i < ALL.length; i++) {
                ALL[i] = new Member(i);
            }
        }

        private Member(int number) {
            this.number = number;
        }
    }

    private UnloadedMeanwhile(byte[] bytes) {
        this.bytes = bytes;
    }

    @Override
    public void run() {
        try {
            while (!done && rounds < MOST) {
                Definer loader = new Definer(UnloadedMeanwhile.class.getClassLoader());
                Class<?> member = loader.define("heap.graph.UnloadedMeanwhile$Member", bytes);
                Class.forName(member.getName(), true, loader);
                rounds++;
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread thread =
            new Thread(new UnloadedMeanwhile(
                ClassFile.of("heap/graph/UnloadedMeanwhile$Member").bytes()));
        Special[] kept = new Special[100];
        for (int i = 0; i < kept.length; i++) {
            kept[i] = new Special();
        }
        thread.start();
        while (rounds < 10) {
            Thread.yield();
        }
        OwnFields.needNoneInObject();
        Agent.probe(kept);
        done = true;
        Await.end(thread);
        Agent.say("ended");
    }
}
